/** What is done with a Match and expected of it, in sentences. */
import type { MatchCheck, MatchStep } from '@spellspeed/rulings';
import type { Teller } from '../../telling/teller.ts';
import { playerName } from './names.ts';

/** What a judge says, or whoever keeps the time. */
export const tellMatchStep = (step: MatchStep, teller: Teller): string => {
  switch (step.do) {
    case 'time-is-up':
    case 'next':
      return teller.say(`said.match.${step.do}`);
    case 'give-result':
      return step.winner === null
        ? teller.say('said.match.drawn')
        : teller.say('said.match.won', { name: playerName(teller, step.winner) });
    case 'game-loss':
    case 'match-loss':
    case 'no-show':
      return teller.say(`said.match.${step.do}`, { name: playerName(teller, step.player) });
  }
};

export const tellMatchCheck = (check: MatchCheck, teller: Teller): string => {
  switch (check.of) {
    case 'duel':
    case 'judged':
      return teller.say(`said.match.${check.of}`, { number: check.is });
    case 'last':
      return check.is === null
        ? teller.say('said.match.last.none')
        : teller.say('said.match.last', { number: check.is });
    case 'kind':
      return teller.say(`said.match.kind.${check.is}`);
    case 'stage':
      return teller.say(`said.match.stage.${check.is}`);
    case 'format':
    case 'score':
      return teller.say(`said.match.${check.of}`, { is: check.is });
    case 'winner':
      return typeof check.is === 'string'
        ? teller.say(`said.match.winner.${check.is}`)
        : teller.say('said.match.winner', { name: playerName(teller, check.is) });
    case 'side':
      return teller.say('said.match.side', {
        name: playerName(teller, check.player),
        cards: teller.list(check.is.map((card) => teller.name(card))),
      });
    case 'told':
      return teller.say('said.match.told', {
        name: playerName(teller, check.player),
        extra: check.extra,
        side: check.side,
      });
    case 'refuses':
      return teller.say('said.match.refuses', { step: tellMatchStep(check.step, teller) });
  }
};
