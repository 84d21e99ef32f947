/** Where a card went and how: "this card is sent from the field to the GY". */
import type { Cause, EventPattern, Filter, Manner, Zone } from '@spellspeed/engine/language';
import { isTheirAttacker } from '../meaning/battle.ts';
import { EXCEPT_BATTLE, movementOf } from '../meaning/events.ts';
import { asMonster, isThis } from '../meaning/filters.ts';
import { isOnField, isTheField } from '../meaning/places.ts';
import { isSetSpell } from '../meaning/times.ts';
import { aside } from '../memory.ts';
import { event, type Happening, monsterOf, sourceOf, subject } from './happened.ts';
import { whose, ZONE_NAMES } from './place.ts';
import { CAUSE_NAMES } from './replacement.ts';
import { closed, listOf, type Speech, your } from './speech.ts';

const MANNER_WORDS: { readonly [manner in Manner]: string } = {
  destroyed: 'destroyed',
  sent: 'sent',
  discarded: 'discarded',
  tributed: 'Tributed',
  banished: 'banished',
  returned: 'returned',
  added: 'added',
  drawn: 'drawn',
  placed: 'placed',
  summoned: 'Summoned',
  set: 'Set',
  activated: 'activated',
  attached: 'attached',
  detached: 'detached',
  control: 'switched in control',
};
const DESTINATIONS: { readonly [zone in Zone]?: string } = {
  gy: 'to the GY',
  hand: 'to the hand',
  deck: 'to the Deck',
  extra: 'to the Extra Deck',
};
const isGoing = (to: readonly Zone[] | undefined): boolean => to?.some((zone) => DESTINATIONS[zone]) ?? false;
/** " or banished", of what is sent to the GY. */
const orBanished = (to: readonly Zone[] | undefined): string =>
  to?.includes('banished') ? ' or banished' : '';

/** A movement as an event. */
export const sayMoved = (happened: Extract<EventPattern, { event: 'moved' }>, speech: Speech): Happening => {
  const { from, to, manner, by, alone, inBattleWith, excavated, except } = happened;
  const whoseGy = happened.owner === 'you' ? your(speech) : 'the';
  if (happened.ofItsHost) return detachedToActivate(happened, speech);
  if (inBattleWith)
    return destroyedInBattle(happened.card, inBattleWith, ` and sends it to ${whoseGy} GY`, speech);
  const said = alone ? exactlyOne(happened.card, speech) : subject(happened.card, speech);
  const who = isSetSpell(happened) ? 'this Set card in the Spell & Trap Zone' : closed(said);
  const cause = sayCause(happened, speech);
  const isOfYours = isBanishedFromYours(happened);
  // Of the card itself "from your GY" says where it was; of others also whose it is.
  const saysWhose = isOfYours || (happened.owner === undefined && isThis(happened.card));
  const start = from
    ? ` from ${saysWhose ? startWords(from, speech) : startWords(from, speech).replace(your(speech), 'the')}`
    : '';
  const end =
    to && isGoing(to)
      ? ` ${listOf(destinations(to, happened.owner ? whose(happened.owner, speech) : 'the'), 'or')}${orBanished(to)}`
      : '';
  if (manner?.join() === 'returned' && to?.join() === 'hand')
    return event(`${who} returns${start}${end}${cause}`);
  switch (movementOf(happened)) {
    case 'added-by-opponent':
      return event(`${your(speech)} opponent adds ${who}${start.replace(/ your /, ' their ')} to their hand`);
    case 'leaves':
      return event(`${who} leaves the field${cause}${except ? ', except by its own effect' : ''}`);
    case 'activated':
      return event(
        `${who} is activated in ${happened.owner ? whose(happened.owner, speech) : 'the'} ${listOf(
          (to ?? []).map((zone) => ZONE_NAMES[zone]),
          'or',
        )}`,
      );
    case 'drawn':
      return event(
        `${happened.owner === 'you' ? `${speech.you} draw` : `${your(speech)} opponent draws`} a card(s)`,
      );
    case 'banished':
      return event(
        `${who} is banished${start}${happened.owner && !isOfYours ? ` to ${whose(happened.owner, speech)} banishment` : ''}${cause}`,
      );
    case 'leaves-extra-deck':
      return event(
        `${who} leaves ${happened.owner ? whose(happened.owner, speech) : 'the'} Extra Deck${cause}`,
      );
    case 'goes':
    case 'in-battle':
      return event(
        `${who} is ${excavated ? 'excavated and ' : ''}${end.endsWith(' hand') ? 'added' : 'sent'}${start}${end}${cause}`,
      );
    case 'done': {
      const how = listOf((manner ?? []).map(mannerWord), 'or');
      const isDestroyed = manner?.includes('destroyed') ?? false;
      // "this card on the field is destroyed", but it "is Tributed from the field".
      const isOfField = from !== undefined && isTheField(from) && by?.join() !== 'battle';
      const where = isDestroyed && isOfField && who === 'this card' ? ' on the field' : '';
      const way = isDestroyed && end !== '' ? ` and sent${end}` : `${where === '' ? start : ''}${end}`;
      return event(`${who}${where} is ${how}${cause}${way}`);
    }
  }
};
/** "this card is detached from an Xyz Monster to activate that monster's effect" */
const detachedToActivate = (
  { card, to }: Extract<EventPattern, { event: 'moved' }>,
  speech: Speech,
): Happening => {
  const sent = to ? ' and sent to the GY' : '';
  return event(
    `${subject(card, speech)} is detached from an Xyz Monster${sent} to activate that monster's effect`,
  );
};
/** "a WATER monster's effect", "a monster effect" */
const sayActivated = (of: Filter | undefined, speech: Speech): string => {
  if (of === undefined) return 'a card or effect';
  const words = speech.words.phrase(of, { count: 'a' }, aside(speech));
  return words === 'a monster' ? 'a monster effect' : `${words}'s effect`;
};
/** " by your opponent's card effect" */
const sayCause = ({ by, doer, of }: Extract<EventPattern, { event: 'moved' }>, speech: Speech): string => {
  const whom = !doer || doer === 'any' ? '' : `${whose(doer, speech)} `;
  if (!by || by.length === 0) return whom === '' ? '' : ` by ${whom}card`;
  if (by.join() === EXCEPT_BATTLE.join()) return ', except by battle';
  if (by.join() === 'cost') return ` to activate ${sayActivated(of, speech)}`;
  const causes = by.map((each) =>
    of && each === 'effect'
      ? isThis(of)
        ? 'its own effect'
        : effectOf(sourceOf(of, speech))
      : causeName(each),
  );
  return ` by ${whom}${listOf(causes, 'or')}`;
};
/** "a card is banished from your GY" */
const isBanishedFromYours = ({ from, to, owner }: Extract<EventPattern, { event: 'moved' }>): boolean =>
  owner === 'you' && to?.join() === 'banished' && from !== undefined && !from.some(isOnField);
/** "exactly 1 Pendulum monster you control (and no other cards)" */
const exactlyOne = (filter: Filter, speech: Speech): string => {
  subject(filter, speech);
  return `exactly ${speech.words.phrase(filter, { count: { min: 1, max: 1 } }, speech)} (and no other cards)`;
};
/** "monster effect", "card effect, except that of "X"" */
const effectOf = (source: string): string => {
  const [whose, except] = source.split(', except ');
  return except === undefined ? `${whose} effect` : `${whose} effect, except that of ${except}`;
};
const causeName = (cause: Cause): string => CAUSE_NAMES[cause];
const mannerWord = (manner: Manner): string => MANNER_WORDS[manner];
export const destinations = (to: readonly Zone[], of: string): readonly string[] =>
  to.flatMap((zone) => DESTINATIONS[zone]?.replace('the', of) ?? []);
const startWords = (from: readonly Zone[], speech: Speech): string => {
  if (isTheField(from)) return 'the field';
  if (from.join() === 'field') return `${your(speech)} Field Zone`;
  const names: { readonly [zone in Zone]?: string } = {
    hand: 'hand',
    deck: 'Deck',
    gy: 'GY',
    extra: 'Extra Deck',
  };
  const words = from
    .flatMap((zone) => names[zone] ?? 'field')
    .filter((name, at, all) => all.indexOf(name) === at);
  return `${your(speech)} ${listOf(words, 'or')}`;
};

/** "this card destroys an opponent's monster by battle and sends it to the GY" */
export const destroyedInBattle = (card: Filter, by: Filter, more: string, speech: Speech): Happening => {
  if (isTheirAttacker(by)) {
    const attacked = monsterOf(card, speech);
    const sent = more.replace(' and sends it to', ' and sent to');
    return event(`${attacked} is destroyed by battle with an opponent's attacking monster${sent}`);
  }
  const victor = by.length === 0 ? undefined : speech.words.phrase(asMonster(by), { count: 'a' }, speech);
  const victim = monsterOf(card, speech);
  return event(victor ? `${victor} destroys ${victim} by battle${more}` : `${victim} is destroyed by battle`);
};
