// Compares what the published packages offer with the reports in packages/*/surface: `npm run surface`.
// A change that is meant is recorded with `npm run surface -- --renew`.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { publishedPackages } from './published-packages.mjs';

const COMPILER_OPTIONS = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2022',
  lib: ['es2023'],
  types: [],
  skipLibCheck: true,
};

/**
 * The doors of a package, as its `exports` name them.
 * @param {import('./published-packages.mjs').PublishedPackage} published
 */
const doorsOf = ({ folder, manifest }) =>
  Object.entries(manifest.exports).map(([door, { types }]) => ({
    name: door === '.' ? 'index' : door.slice(2),
    specifier: join(manifest.name, door),
    declarations: join(folder, types),
  }));

/** The ids of all clauses and the like are data: the beginning of such a line says what it is. @param {string} report */
const withoutData = (report) => report.replace(/^(.{200}).{2000,}$/gm, '$1 …');

/**
 * Extracts the report of one door, and the names that its signatures mention without offering them.
 * @param {string} folder of the package
 * @param {ReturnType<typeof doorsOf>[number]} door
 * @param {string} scratch a folder for what is written on the way
 */
const extract = (folder, { name, declarations }, scratch) => {
  if (!existsSync(declarations))
    throw new Error(`${declarations} is missing; build the packages first: npm run build`);
  const reportFileName = `${name}.api.md`;
  const forgotten = [];
  const quiet = { default: { logLevel: 'none' } };
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declarations,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [declarations] } },
      apiReport: {
        enabled: true,
        reportFolder: scratch,
        reportTempFolder: join(scratch, 'new'),
        reportFileName,
      },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: { ...quiet, 'ae-forgotten-export': { logLevel: 'warning' } },
        tsdocMessageReporting: quiet,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.category !== 'Compiler';
      if (message.messageId === 'ae-forgotten-export')
        forgotten.push(/"(.+?)"/.exec(message.text)?.[1] ?? '');
    },
  });
  const report = withoutData(readFileSync(join(scratch, reportFileName), 'utf8'));
  return { forgotten, report, record: join(folder, 'surface', reportFileName) };
};

/** The names that a report says are offered. @param {string} report */
const offeredIn = (report) =>
  [...report.matchAll(/^export (?:abstract )?(?:class|const|function|interface|type) ([\w$]+)/gm)].map(
    ([, name]) => name,
  );

/**
 * What is wrong with the surface of a package, as sentences.
 * @param {import('./published-packages.mjs').PublishedPackage} published
 * @param {{ scratch: string, renew: boolean }} how
 */
const complaintsAbout = (published, { scratch, renew }) => {
  const doors = doorsOf(published).map((door) => ({ ...door, ...extract(published.folder, door, scratch) }));
  if (renew) {
    mkdirSync(join(published.folder, 'surface'), { recursive: true });
    for (const { record, report } of doors) writeFileSync(record, report);
  }
  // What one door mentions may be offered at another door of the same package.
  const offered = new Set(doors.flatMap(({ report }) => offeredIn(report)));
  return doors.flatMap(({ specifier, report, record, forgotten }) => [
    ...forgotten
      .filter((name) => !offered.has(name))
      .map(
        (name) => `${specifier} mentions the type ${name} in a signature, but no door offers it: export it.`,
      ),
    ...(!existsSync(record) || readFileSync(record, 'utf8') !== report
      ? [
          `${specifier} offers something else than its report says; if that is meant: npm run surface -- --renew`,
        ]
      : []),
  ]);
};

const renew = process.argv.includes('--renew');
const scratch = mkdtempSync(join(tmpdir(), 'surface-'));
try {
  const packages = publishedPackages();
  const complaints = packages.flatMap((published) => complaintsAbout(published, { scratch, renew }));
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length === 0)
    console.log(`The surfaces of ${packages.length} packages are ${renew ? 'recorded' : 'as recorded'}.`);
  else process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true });
}
