/** The page that tells people what can be asked and said: plain HTML, with no script. */
import { z } from 'zod';
import { clientMessage } from '../protocol/client.ts';
import { serverMessage } from '../protocol/server.ts';
import { CLIENT_SAYS, SERVER_SAYS } from './asyncapi.ts';
import { schemaOf } from './openapi.ts';
import { ROUTES, type Route } from './routes.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const schemaBlock = (title: string, schema: z.ZodType, io: 'input' | 'output'): string =>
  `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(schemaOf(schema, io), null, 2))}</pre></details>`;

const routeSection = ({ method, path, says, by, body, gives }: Route): string => `
<section><h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3><p>${escaped(says)} <small>${by}</small></p>
${body ? schemaBlock('takes', body, 'input') : ''}${givenBlock(gives)}</section>`;
const givenBlock = (gives: Route['gives']): string =>
  gives instanceof z.ZodType ? schemaBlock('gives', gives, 'output') : `<p>gives ${escaped(gives.type)}</p>`;

const messageSections = (
  union: {
    readonly options: readonly (z.ZodType & {
      readonly shape: { readonly type: { readonly value: string } };
    })[];
  },
  says: { readonly [type: string]: string },
  io: 'input' | 'output',
): string =>
  union.options
    .map((option) => {
      const type = option.shape.type.value;
      return `<section><h3><code>${escaped(type)}</code></h3><p>${escaped(says[type] ?? '')}</p>${schemaBlock('message', option, io)}</section>`;
    })
    .join('\n');

export const apiPage = (version: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Spellspeed: what the server is asked</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow-x:auto}section{border-top:1px solid #8888}</style></head>
<body><main><h1>What the server is asked, and what it says</h1>
<p>Version ${escaped(version)}. The same for programs: <a href="/api/openapi.json">OpenAPI</a>, <a href="/api/asyncapi.json">AsyncAPI</a>.</p>
<h2>Over HTTP</h2>${ROUTES.map(routeSection).join('')}
<h2>A client says over the WebSocket</h2>${messageSections(clientMessage, CLIENT_SAYS, 'input')}
<h2>The server says over the WebSocket</h2>${messageSections(serverMessage, SERVER_SAYS, 'output')}
</main></body></html>`;
