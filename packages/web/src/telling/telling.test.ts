import { BOTS } from '@spellspeed/bots';
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import {
  type ChoiceName,
  createPool,
  type DuelEvent,
  MANNERS,
  type OfferedChoice,
  type OpenDecision,
  type Passcode,
  type Player,
  type Stamp,
  type Stay,
  type View,
  ZONES,
} from '@spellspeed/engine';
import { createIntl, type IntlShape } from 'react-intl';
import { beforeAll, describe, expect, test } from 'vitest';
import { DuelHost } from '../host/duel-host.ts';
import { onlyPool } from '../host/pools.ts';
import type { Occurrence, Picture, Question } from '../host/types.ts';
import { LANGUAGES, loadMessages } from '../i18n/languages.ts';
import { tellChoice } from './choices.ts';
import { type Told, tellEvent, tellOccurrences, tellSteps } from './events.ts';
import { tellConstraints, tellQuestion } from './questions.ts';
import { tellChange } from './reports.ts';
import { placeOf, type Teller, tellerWith } from './teller.ts';

const POOL = createPool(CARDS);
const KURIBOH = 40640057 as Passcode;
const KNOWN = { handle: 1 as Stay, passcode: KURIBOH };
const UNKNOWN = { handle: 2 as Stay, passcode: null };
const SPOTS: Occurrence['spots'] = { 2: { controller: 1, zone: 'monsters', place: 5 } };
const MOVED: Extract<DuelEvent, { what: 'moved' }> = {
  what: 'moved',
  card: KNOWN,
  owner: 0,
  to: 'gy',
  controller: 0,
  place: 0,
  face: 'up',
  position: 'attack',
  manner: 'sent',
  by: 'effect',
  player: 0,
  from: 'hand',
  fromController: 0,
  fromPlace: 0,
  fromFace: 'down',
  formerHandle: null,
};

/** One of each: a new kind of event does not compile until it has an example. */
const EVENTS: { readonly [W in DuelEvent['what']]: Extract<DuelEvent, { readonly what: W }> } = {
  'rock-paper-scissors': { what: 'rock-paper-scissors', signs: ['rock', 'paper'], winner: 1 },
  'duel-began': { what: 'duel-began', first: 0 },
  'turn-began': { what: 'turn-began', turn: 3, player: 0 },
  'phase-began': { what: 'phase-began', phase: 'main1', player: 0 },
  'timing-began': { what: 'timing-began', timing: 'battle-step', player: 0 },
  'start-step-over': { what: 'start-step-over', player: 0 },
  moved: MOVED,
  shuffled: { what: 'shuffled', player: 1, zone: 'deck' },
  'would-be-summoned': { what: 'would-be-summoned', card: KNOWN, way: 'fusion', player: 1 },
  summoned: { what: 'summoned', card: UNKNOWN, way: 'special', player: 1 },
  'used-as-material': { what: 'used-as-material', card: KNOWN, monster: KNOWN, way: 'xyz' },
  'summon-negated': { what: 'summon-negated', card: KNOWN, player: 0 },
  'was-set': { what: 'was-set', card: KNOWN, player: 0 },
  flipped: { what: 'flipped', card: KNOWN, by: 'battle' },
  'turned-face-down': { what: 'turned-face-down', card: UNKNOWN, from: 'attack' },
  'position-changed': { what: 'position-changed', card: KNOWN, position: 'defense', by: 'effect' },
  activated: {
    what: 'activated',
    card: KNOWN,
    effect: 0,
    mode: 0,
    player: 1,
    link: 2,
    in: 'monsters',
    targets: [KNOWN, UNKNOWN, { handle: null, passcode: null }],
  },
  resolving: { what: 'resolving', card: KNOWN, effect: 0, player: 0, link: 2 },
  'activation-negated': { what: 'activation-negated', card: KNOWN, link: 1 },
  'effect-negated': { what: 'effect-negated', card: KNOWN, link: 1 },
  'chain-resolved': { what: 'chain-resolved' },
  'attack-declared': { what: 'attack-declared', attacker: KNOWN, target: UNKNOWN, player: 0 },
  replay: { what: 'replay', attacker: KNOWN },
  'targeted-for-attack': { what: 'targeted-for-attack', card: KNOWN },
  'was-targeted': { what: 'was-targeted', card: KNOWN },
  'effect-resolved': {
    what: 'effect-resolved',
    card: KNOWN,
    player: 0,
    activated: 'card',
    since: 1 as Stamp,
  },
  'attack-stopped': { what: 'attack-stopped', attacker: KNOWN, how: 'given-up' },
  'damage-calculated': { what: 'damage-calculated', attacker: KNOWN, target: null },
  'destroyed-by-battle': { what: 'destroyed-by-battle', card: KNOWN, by: null },
  'battle-damage': { what: 'battle-damage', player: 0, amount: 1000, inflictedBy: KNOWN, piercing: true },
  'effect-damage': { what: 'effect-damage', player: 0, amount: 500, by: 1, source: KNOWN },
  'life-points-gained': { what: 'life-points-gained', player: 1, amount: 500 },
  'life-points-paid': { what: 'life-points-paid', player: 0, amount: 500 },
  'life-points-lost': { what: 'life-points-lost', player: 0, amount: 500 },
  'destruction-replaced': { what: 'destruction-replaced', card: KNOWN },
  equipped: { what: 'equipped', card: KNOWN, to: UNKNOWN },
  modified: { what: 'modified', card: KNOWN, source: KNOWN },
  'counters-changed': { what: 'counters-changed', card: KNOWN, counter: 'Spell Counter', count: 3, by: -1 },
  revealed: { what: 'revealed', card: KNOWN, player: 0 },
  'coins-tossed': { what: 'coins-tossed', player: 0, heads: 1, count: 3 },
  declared: { what: 'declared', player: 0, declares: 'race', word: 'Dragon' },
  'die-rolled': { what: 'die-rolled', player: 0, result: 6 },
  'turns-limited': { what: 'turns-limited', last: 10 },
  'life-points-compared': { what: 'life-points-compared', lifePoints: [8000, 8000], winner: null },
  'duel-ended': { what: 'duel-ended', winner: null, reason: 'loop' },
};
/** What says nothing. */
const SILENT: readonly DuelEvent['what'][] = [
  'timing-began',
  'start-step-over',
  'destroyed-by-battle',
  'used-as-material',
  'was-set',
  'chain-resolved',
  'targeted-for-attack',
  'was-targeted',
  'effect-resolved',
  'damage-calculated',
];
const WHYS: { readonly [why in OpenDecision['why']['for']]: OpenDecision['kind'] } = {
  'main-phase': 'act',
  'battle-step': 'act',
  'fast-effects': 'respond',
  'simultaneous-triggers': 'order-triggers',
  'phase-tasks': 'act',
  'rock-paper-scissors': 'option',
  'first-player': 'option',
  cost: 'cards',
  target: 'cards',
  resolution: 'yes-no',
  mode: 'option',
  replacement: 'yes-no',
  tribute: 'cards',
  material: 'cards',
  'fusion-monster': 'cards',
  'synchro-monster': 'cards',
  'xyz-monster': 'cards',
  'link-monster': 'cards',
  'ritual-monster': 'cards',
  placing: 'zone',
  'battle-position': 'position',
  attack: 'attack-target',
  replay: 'attack-target',
  'kept-kind': 'cards',
  'hand-limit': 'cards',
  'pendulum-summon': 'cards',
};
const CARD = 1 as Stay;
const CHOICES: { readonly [N in ChoiceName]: Extract<OfferedChoice, { readonly do: N }> } = {
  pass: { do: 'pass' },
  'normal-summon': { do: 'normal-summon', card: CARD },
  'set-monster': { do: 'set-monster', card: CARD },
  'set-card': { do: 'set-card', card: CARD },
  'special-summon': { do: 'special-summon', card: CARD, by: 'xyz-over' },
  'pendulum-summon': { do: 'pendulum-summon' },
  'flip-summon': { do: 'flip-summon', card: CARD },
  'change-position': { do: 'change-position', card: CARD, to: 'defense' },
  activate: { do: 'activate', card: CARD, effect: 0 },
  'carry-out': { do: 'carry-out', card: CARD, task: 0 },
  attack: { do: 'attack', card: CARD },
  'enter-phase': { do: 'enter-phase', phase: 'battle' },
  'end-battle': { do: 'end-battle' },
  card: { do: 'card', card: CARD },
  'attack-directly': { do: 'attack-directly' },
  'stop-attack': { do: 'stop-attack' },
  zone: { do: 'zone', player: 0, zone: 'spells', place: 2 },
  position: { do: 'position', position: 'face-down' },
  option: { do: 'option', option: 1 },
  declare: { do: 'declare', what: 'attribute', value: 0, word: 'DARK' },
  yes: { do: 'yes' },
  no: { do: 'no' },
};
const CONSTRAINTS: OpenDecision['constraints'] = [
  { must: 'add-up', weights: [[1]], total: 1 },
  { must: 'add-up', weights: [[1]], total: 1, orMore: true },
  { must: 'fill-slots', slots: [[0]] },
  { must: 'find-places', places: [[0]] },
  { must: 'leave-a-zone', zones: [] },
  { must: 'include-one-of', choices: [0] },
  { must: 'go-with', choice: 0, others: [1] },
  { must: 'go-with', choice: 0, others: [] },
  { must: 'be-accompanied', choices: [0], of: [[1, 2]] },
  { must: 'leave', choices: [0], count: 1 },
  { must: 'reach', values: [1], least: 1 },
  { must: 'differ', values: [['Kuriboh']] },
  { must: 'differ', values: [['DARK']], of: 'attributes' },
  { must: 'agree', values: [['DARK']], of: 'attribute' },
  { must: 'agree', values: [['Fiend']], of: 'race' },
];

const deck = { name: 'yugi-starter', extra: [], main: READY_MADE_DECKS['yugi-starter'].main };
let picture: Picture;
/** Steps of a duel of some turns. */
beforeAll(async () => {
  const host = new DuelHost(onlyPool(POOL));
  const me = BOTS.greedy(1, POOL);
  const reply = await host.start({ yours: deck, theirs: deck, bot: 'greedy', seed: 2, you: 0 });
  if (reply.picture === null) throw new Error('The duel did not begin.');
  picture = reply.picture;
  const steps = [...picture.steps];
  for (let answers = 0; answers < 60 && picture.question; answers++) {
    const { view, question } = picture;
    const next = await host.answer(me.choose(() => view, question.decision));
    if (next.picture === null) throw new Error('The duel is gone.');
    picture = next.picture;
    steps.push(...picture.steps);
  }
  picture = { ...picture, steps };
});

describe.each(LANGUAGES)('in %s', (language) => {
  let intl: IntlShape;
  const tellers = (): readonly Teller[] =>
    ([0, 1, null] as const).map((you) => tellerWith(intl, { you, names: ['Ann', 'Bob'] }));
  beforeAll(async () => {
    const onError = (error: Error): never => {
      throw error;
    };
    intl = createIntl({ locale: language, messages: await loadMessages(language), onError });
  });
  /** A sentence with nothing left to fill in. */
  const isSaid = (text: string): void => {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/[{}]|undefined|telling\.|word\./);
  };
  const viewNow = (): View => picture.view;

  test.each(Object.values(EVENTS))('the event $what is told', (event) => {
    for (const teller of tellers()) {
      const told: Told | null = tellEvent(
        { event, spots: SPOTS, mark: { isCard: false, number: 2 } },
        teller,
      );
      expect(told === null).toBe(SILENT.includes(event.what));
      if (told) isSaid(told.text);
    }
  });
  test.each(MANNERS)('cards that were %s are told together', (manner) => {
    for (const teller of tellers())
      for (const to of ZONES) {
        const events = [
          { ...MOVED, manner, to },
          { ...MOVED, manner, to, card: UNKNOWN },
        ];
        const told = tellOccurrences(
          events.map((event) => ({ event, spots: SPOTS, mark: null })),
          teller,
        );
        for (const { text } of told) isSaid(text);
        expect(told).toHaveLength(
          manner === 'summoned' || manner === 'activated' ? 0 : manner === 'set' ? 2 : 1,
        );
      }
  });
  test('every place has a name', () => {
    for (const teller of tellers())
      for (const zone of ZONES)
        for (const place of [0, 1, 5, 6])
          for (const controller of [0, 1] as const) isSaid(placeOf(teller, { controller, zone, place }));
  });
  test.each(Object.entries(WHYS))('the question for %s is put', (why, kind) => {
    const decision: OpenDecision = {
      player: 0,
      kind,
      why: { for: why as OpenDecision['why']['for'], card: CARD, effect: 0 },
      choices: Object.values(CHOICES),
      min: 0,
      max: 3,
      constraints: CONSTRAINTS,
    };
    const question: Question = { decision, notes: [], why: null };
    const view = viewNow();
    const attack = { ...view, chain: [], battle: { attacker: CARD, target: CARD } };
    for (const teller of tellers())
      for (const amounts of [{}, { min: 1, max: 1 }, { min: 2, max: 2 }, { min: 1, max: 2 }])
        for (const seen of [view, attack, { ...attack, battle: { attacker: CARD, target: null } }]) {
          isSaid(tellQuestion({ decision: { ...decision, ...amounts } }, seen, teller));
          for (const constraint of tellConstraints(question, seen, teller)) isSaid(constraint);
          for (const choice of decision.choices)
            isSaid(tellChoice(choice, teller, { view: seen, why: decision.why, note: null }));
        }
  });
  test.each([
    ...([
      'fusion-monster',
      'synchro-monster',
      'xyz-monster',
      'link-monster',
      'ritual-monster',
      'target',
      'cost',
      'tribute',
      'placing',
    ] as const),
  ])('the question for %s names the card that asks', (why) => {
    const view = viewNow();
    const card = [...view.you.hand, ...view.you.monsters, ...view.you.gy].find((each) => each?.known);
    if (!card?.known || card.handle === null) throw new Error('No card is known.');
    const decision: OpenDecision = {
      player: 0,
      kind: WHYS[why],
      why: { for: why, card: card.handle, effect: 0 },
      choices: [CHOICES.card],
      min: 1,
      max: 1,
      constraints: [],
    };
    for (const teller of tellers())
      expect(tellQuestion({ decision }, view, teller)).toContain(teller.name(card.known.passcode));
  });
  test('where one effect alone waits, it is asked for by its name', () => {
    const decision: OpenDecision = {
      player: 0,
      kind: 'order-triggers',
      why: { for: 'simultaneous-triggers' },
      choices: [CHOICES.activate, CHOICES.pass],
      min: 1,
      max: 1,
      constraints: [],
    };
    const ask = (choices: readonly OfferedChoice[]) => (teller: Teller) =>
      tellQuestion({ decision: { ...decision, choices } }, viewNow(), teller);
    const one = tellers().map(ask(decision.choices));
    const several = tellers().map(ask([CHOICES.activate, ...decision.choices]));
    for (const text of [...one, ...several]) isSaid(text);
    expect(one.some((text) => several.includes(text))).toBe(false);
  });
  test('changes are told with their values', () => {
    const source = { handle: null, passcode: KURIBOH, spot: null };
    const change = { modifies: 'atk', becomes: null, source, text: '' } as const;
    for (const teller of tellers()) {
      for (const how of [
        'raise',
        'set',
        'restore',
        'multiply',
        'set-original',
        'multiply-original',
      ] as const) {
        const values = [{ value: 'atk', how, amount: -500, step: 1, after: 1000 }] as const;
        isSaid(tellChange({ ...change, values }, viewNow(), teller));
      }
      for (const modifies of ['effects', 'cannot-attack', 'race'] as const)
        for (const becomes of [null, 'Dragon'])
          isSaid(tellChange({ ...change, modifies, becomes, values: [] }, viewNow(), teller));
    }
  });
  test('a duel is told from its beginning', () => {
    const [teller] = tellers();
    const told = teller ? tellSteps(picture.steps, teller) : [];
    expect(told.length).toBeGreaterThan(30);
    for (const { text } of told) isSaid(text);
  });
});

test('a duel in English reads as a player would say it', async () => {
  const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
  const say = (you: Player | null, event: DuelEvent): string | undefined =>
    tellEvent(
      { event, spots: SPOTS, mark: { isCard: false, number: 2 } },
      tellerWith(intl, { you, names: ['Ann', 'Bob'] }),
    )?.text;
  expect(say(1, EVENTS.activated)).toBe(
    'You activate the effect ② of “Kuriboh” as Chain Link 2, targeting “Kuriboh”, the face-down card in your left Extra Monster Zone, and a card.',
  );
  expect(say(0, EVENTS.summoned)).toBe(
    'The opponent Special Summons the face-down card in the opponent’s left Extra Monster Zone.',
  );
  expect(say(null, EVENTS['battle-damage'])).toBe('Ann takes 1,000 piercing battle damage.');
  expect(say(0, { ...EVENTS.moved, manner: 'returned', to: 'hand' })).toBe('“Kuriboh” returns to your hand.');
});
