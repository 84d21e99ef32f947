import { cardNamed } from '@spellspeed/cards';
import * as e from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { describeKind, printCard, printEffect, printOptions } from '../index.ts';

const cardOf = (name: string): e.Card => {
  const card = cardNamed(name);
  if (!card) throw new Error(`${name} is not defined`);
  return card;
};
const text = (name: string): string => printCard(cardOf(name), 'it');
/** A card of this name with other effects. */
const given = (name: string, ...effects: readonly e.Effect[]): string =>
  printCard({ ...cardOf(name), effects }, 'it');
const ofMonster = (...effects: readonly e.Effect[]): string => given('Kuriboh', ...effects);
const ofTrap = (effect: e.Effect): string => given('Jar of Greed', effect);
const ofContinuousTrap = (effect: e.Effect): string => given('Skill Drain', effect);
const resolving = (resolve: e.Action, ...targets: readonly e.Target[]): string =>
  ofTrap(e.activation({ targets, resolve }));
const inCase = (condition: e.Condition): string => ofTrap(e.activation({ condition, resolve: e.draw(1) }));
const when = (on: e.EventPattern): string =>
  ofMonster(e.trigger({ on, use: 'when-you-can', resolve: e.draw(1) }));
const itself = (...modifiers: readonly e.Modifier[]): string =>
  ofMonster(e.continuous({ affects: e.itself(e.thisCard), modifiers }));
const yours = (...modifiers: readonly e.Modifier[]): string =>
  ofMonster(e.continuous({ affects: e.allThatMatch(e.monster, e.youControl), modifiers }));
const players = (side: e.Side, modifier: e.Modifier): string =>
  ofMonster(e.continuous({ affects: e.player(side), modifiers: [modifier] }));
const tm = e.target1(e.monster, e.faceUp, e.inMonsterZone);
const onTarget = (...modifiers: readonly e.Modifier[]): string =>
  resolving(e.apply('end-of-turn', e.target, ...modifiers), tm);
const TARGETED = 'Scegli come bersaglio 1 mostro scoperto sul Terreno; ';

type Samples = readonly (readonly [string, string])[];
const KINDS: Samples = [
  ['Durante la tua Main Phase: puoi pescare 1 carta.', ofMonster(e.ignition({ resolve: e.draw(1) }))],
  [
    'Una volta per turno: puoi scartare 1 carta; pesca 1 carta.',
    ofMonster(
      e.ignition({ cost: e.discard(e.choose1(e.inYourHand)), limit: e.oncePerTurn, resolve: e.draw(1) }),
    ),
  ],
  [
    '(Effetto Rapido): puoi offrire come Tributo questa carta; infliggi 500 danni al tuo avversario. Puoi utilizzare questo effetto di "Kuriboh" una sola volta per turno.',
    ofMonster(
      e.quick({
        cost: e.tribute(e.thisCard),
        limit: e.useOncePerTurn,
        resolve: e.takeDamage('opponent', 500),
      }),
    ),
  ],
  [
    'Durante la tua Main Phase: puoi attivare questo effetto; questa carta guadagna 500 ATK.',
    ofMonster(e.ignition({ resolve: e.apply('while-face-up', e.thisCard, e.gainsAtk(500)) })),
  ],
  [
    'SCOPRI: Scegli come bersaglio 1 mostro sul Terreno; distruggi quel bersaglio.',
    ofMonster(
      e.trigger({
        on: e.flipped(),
        use: 'mandatory',
        targets: [e.target1(e.monster, e.inMonsterZone)],
        resolve: e.destroy(e.target),
      }),
    ),
  ],
  [
    'Se questa carta è nel tuo Cimitero: puoi pagare 500 LP; pesca 1 carta.',
    ofMonster(e.ignition({ from: ['gy'], cost: e.payLifePoints(500), resolve: e.draw(1) })),
  ],
  [
    'Attiva questa carta pagando 1000 LP e scegliendo come bersaglio 1 mostro scoperto sul Terreno; distruggi quel bersaglio.',
    ofContinuousTrap(
      e.activation({ cost: e.payLifePoints(1000), targets: [tm], resolve: e.destroy(e.target) }),
    ),
  ],
  [
    'Pesca 1 carta. Il tuo avversario non può attivare carte o effetti in risposta all\'attivazione di questa carta. Puoi attivare solo 1 "Giara della Cupidigia" per turno.',
    ofTrap(e.activation({ locksResponses: 'opponent', limit: e.activateOncePerTurn, resolve: e.draw(1) })),
  ],
];
const HEADINGS: Samples = [
  ['Se non controlli nessun mostro: pesca 1 carta.', inCase(e.unless(e.exists(e.monster, e.youControl)))],
  [
    'Se ci sono 3 o più Magie nel tuo Cimitero: pesca 1 carta.',
    inCase(e.existAtLeast(3, e.spell, e.inYourGy)),
  ],
  ['Se "Mondo Toon" è sul Terreno: pesca 1 carta.', inCase(e.exists(e.named('Toon World'), e.onField))],
  [
    'Se il tuo avversario controlla un mostro e tu non controlli nessuna carta: pesca 1 carta.',
    inCase(e.all(e.exists(e.monster, e.opponentControls), e.unless(e.exists(e.youControl)))),
  ],
  [
    'Durante la Main Phase del tuo avversario: pesca 1 carta.',
    inCase(e.all(e.opponentsTurn, e.duringPhase('main1', 'main2'))),
  ],
  ['Durante il Damage Step: pesca 1 carta.', inCase(e.duringDamageStep)],
  [
    'Se i LP del tuo avversario sono pari o superiori ai tuoi LP: pesca 1 carta.',
    inCase(e.atLeast(e.lifePointsOf('opponent'), e.lifePointsOf('you'))),
  ],
  [
    'Quando questa carta viene Evocata Normalmente o Specialmente: puoi pescare 1 carta.',
    when(e.summoned(e.thisOne, ['normal', 'tribute', 'special'])),
  ],
  [
    'Quando questa carta viene Synchro Evocata: puoi pescare 1 carta.',
    when(e.summoned(e.thisOne, ['synchro'])),
  ],
  [
    'Quando questa carta viene mandata dal Terreno al Cimitero: puoi pescare 1 carta.',
    when(e.moved(e.thisOne, { from: e.FIELD_ZONES, to: ['gy'] })),
  ],
  [
    "Quando questa carta viene distrutta in battaglia o dall'effetto di una carta e mandata al Cimitero: puoi pescare 1 carta.",
    when(e.moved(e.thisOne, { to: ['gy'], manner: ['destroyed'], by: ['battle', 'effect'] })),
  ],
  [
    "Quando questa carta viene scartata al Cimitero dall'effetto di una carta dell'avversario: puoi pescare 1 carta.",
    when(e.moved(e.thisOne, { to: ['gy'], manner: ['discarded'], by: ['effect'], doer: 'opponent' })),
  ],
  ['Quando questa carta lascia il Terreno: puoi pescare 1 carta.', when(e.leavesField(e.thisOne))],
  [
    "Quando un mostro dell'avversario dichiara un attacco: puoi pescare 1 carta.",
    when(e.declaresAttack([e.monster, e.opponentControls])),
  ],
  ["Quando si risolve l'effetto di una Magia: puoi pescare 1 carta.", when(e.effectResolves('any', e.spell))],
  ['Durante la tua Standby Phase: puoi pescare 1 carta.', when(e.inPhase('standby', 'you'))],
  [
    "Quando viene attivato l'effetto di un mostro (Effetto Rapido): puoi annullare l'attivazione e, se lo fai, distruggila.",
    ofMonster(
      e.quick({
        on: [e.cardOrEffectActivated('any', e.monster)],
        resolve: e.andIfYouDo(e.negateActivation, e.destroy(e.chainedTo)),
      }),
    ),
  ],
];
const ACTIONS: Samples = [
  [
    'Aggiungi 1 mostro Guerriero di Livello 4 o inferiore dal tuo Deck alla tua mano.',
    resolving(e.addToHand(e.choose1(e.level({ max: 4 }), e.race('Warrior'), e.monster, e.inYourDeck))),
  ],
  [
    'Evoca Specialmente 1 mostro dal tuo Cimitero in Posizione di Difesa.',
    resolving(e.specialSummon(e.choose1(e.monster, e.inYourGy), { positions: ['defense'] })),
  ],
  [
    `${TARGETED}distruggi quel bersaglio e, se lo fai, subisci danno pari al suo ATK originale.`,
    resolving(e.andIfYouDo(e.destroy(e.target), e.takeDamage('you', e.originalAtkOf(e.target))), tm),
  ],
  [
    'Distruggi fino a 3 Magie/Trappole sul Terreno.',
    resolving(e.destroy(e.chooseUpTo(3, e.spellOrTrap, e.onField))),
  ],
  ['Distruggi tutti i mostri sul Terreno.', resolving(e.destroy(e.every(e.monster, e.onField)))],
  [
    'Manda 1 mostro controllato dal tuo avversario (a scelta del tuo avversario) al Cimitero.',
    resolving(e.sendToGy(e.byOpponent(e.choose1(e.monster, e.opponentControls)))),
  ],
  [
    'Scarta 1 carta a caso dalla mano del tuo avversario.',
    resolving(e.discard(e.atRandom(1, e.at('opponent', 'hand')))),
  ],
  ['Pesca 2 carte, poi scarta 1 carta.', resolving(e.andThen(e.draw(2), e.discard(e.choose1(e.inYourHand))))],
  [
    'Ogni giocatore scarta tutta la sua mano, inoltre, dopo averlo fatto, ogni giocatore pesca 5 carte.',
    resolving(e.alsoAfterThat(e.eachPlayer(e.discard(e.every(e.inYourHand))), e.eachPlayer(e.draw(5)))),
  ],
  ['Bandisci le prime 3 carte del tuo Deck.', resolving(e.banish(e.topOfDeck(3)))],
  [
    'Attacca 1 mostro dal tuo Cimitero a questa carta come materiale.',
    resolving(e.attach(e.choose1(e.monster, e.inYourGy), e.thisCard)),
  ],
  [
    'Metti scoperti in Posizione di Attacco tutti i mostri sul Terreno.',
    resolving(e.changePosition(e.every(e.monster, e.onField), 'attack')),
  ],
  [`${TARGETED}cambia la posizione di quel bersaglio.`, resolving(e.changePosition(e.target, 'switch'), tm)],
  [
    `${TARGETED}prendi il controllo di quel bersaglio fino alla End Phase.`,
    resolving(e.takeControl(e.target, 'end-phase'), tm),
  ],
  [
    'Metti 2 Segnalini Magia su questa carta (massimo 3).',
    resolving(e.placeCounters(2, 'Spell Counter', e.thisCard, { most: 3 })),
  ],
  [
    'Evoca Specialmente 1 mostro dal tuo Deck. Durante la End Phase di questo turno, distruggi quel mostro.',
    resolving(
      e.andIfYouDo(
        e.specialSummon(e.as('it', e.choose1(e.monster, e.inYourDeck))),
        e.later('end-phase', e.destroy(e.the('it'))),
      ),
    ),
  ],
  [
    'Durante la tua Main Phase: puoi distruggere 1 carta che controlli e, se lo fai, pesca 1 carta.',
    ofMonster(e.ignition({ resolve: e.andIfYouDo(e.destroy(e.choose1(e.youControl)), e.draw(1)) })),
  ],
];
const MODIFIERS: Samples = [
  ['Non può essere distrutto in battaglia.', itself(e.notDestroyedByBattle())],
  [
    'I mostri che controlli non possono essere distrutti dagli effetti delle carte.',
    yours(e.notDestroyedByEffects),
  ],
  ['Guadagna 100 ATK, inoltre può attaccare direttamente.', itself(e.gainsAtk(100), e.attacksDirectly)],
  [
    'Guadagna 300 ATK/DEF per ogni mostro Drago controllato dal tuo avversario o che è nel suo Cimitero.',
    itself(
      e.gainsAtkDef(
        e.times(300, e.numberOf(e.race('Dragon'), e.either([e.opponentControls], [e.inOpponentsGy]))),
      ),
    ),
  ],
  [`${TARGETED}esso guadagna 700 ATK fino alla fine di questo turno.`, onTarget(e.gainsAtk(700))],
  [
    `${TARGETED}in questo turno, esso può effettuare un secondo attacco durante ogni Battle Phase.`,
    onTarget(e.attacks(2, 'any')),
  ],
  [
    `${TARGETED}i suoi ATK/DEF vengono dimezzati fino alla fine di questo turno.`,
    onTarget(...e.atkDefMultiplied(0.5)),
  ],
  [`${TARGETED}i suoi effetti sono annullati fino alla fine di questo turno.`, onTarget(e.effectsNegated)],
  ['Il Livello di questa carta diminuisce di 1.', itself(e.levelRaised(-1))],
  ['È immune agli effetti delle Trappole.', itself(e.unaffectedBy(e.trap))],
  [
    'Se questa carta attacca un mostro in Posizione di Difesa, infliggi danno da combattimento perforante.',
    itself(e.piercing),
  ],
  ['Questa carta, e i suoi effetti, non possono essere attivati.', itself(e.cannotBeActivated)],
  [
    'Se questa carta viene utilizzata come Materiale Synchro, bandiscila.',
    itself(e.banishedAsMaterial('synchro')),
  ],
  [
    'Mischia tutti i mostri che controlli nel Deck invece di mandarli al Cimitero se vengono distrutti in battaglia.',
    yours(e.shuffledWhenDestroyedByBattle),
  ],
  [
    'Non può dichiarare un attacco a meno che tu non bandisca le prime 3 carte del tuo Deck.',
    itself(e.attackCost(e.banish(e.topOfDeck(3)))),
  ],
  [
    'Se uno o più mostri che controlli stanno per essere distrutti in battaglia, puoi invece pagare 500 LP.',
    ofMonster(
      e.continuous({
        affects: e.allThatMatch(e.monster, e.youControl),
        modifiers: [
          e.destructionReplaced({
            by: ['battle'],
            use: 'optional',
            saves: 'all-together',
            instead: e.payLifePoints(500),
          }),
        ],
      }),
    ),
  ],
  ['Non subisci danno da combattimento.', players('you', e.noBattleDamage)],
  ['Nessun giocatore può effettuare la sua Battle Phase.', players('any', e.noBattlePhase)],
  [
    'Il tuo avversario non può Evocare Specialmente mostri, eccetto mostri Drago.',
    players('opponent', e.cannotSpecialSummon(e.not(e.race('Dragon')))),
  ],
];
describe.each([
  ['kinds of effects', KINDS],
  ['what stands before them', HEADINGS],
  ['what effects do', ACTIONS],
  ['what applies', MODIFIERS],
] as const)('%s', (_, samples) => {
  test.each(samples)('%s', (expected, printed) => {
    expect(printed).toBe(expected);
  });
});

describe('whole cards', () => {
  test('names and archetypes are the Italian ones, materials stand first', () => {
    expect(text('Elemental HERO Nova Master').split('\n').slice(0, 2)).toEqual([
      '1 mostro "EROE Elementale" + 1 mostro FUOCO',
      'Deve essere Evocato tramite Fusione.',
    ]);
    expect(text('Goyo Guardian').split('\n')[0]).toBe('1 Tuner TERRA + 1+ mostri non-Tuner');
  });
  test('Tokens are called as the cards call them that make them', () => {
    expect(text('Dandylion')).toContain('Evoca Specialmente 2 "Segna-Batuffolo" (Pianta/VENTO/');
  });
  test('several ways stand behind bullets and are told', () => {
    expect(text('Elemental HERO Stratos').split('\n')).toEqual([
      'Quando questa carta viene Evocata Normalmente o Specialmente: puoi attivare 1 di questi effetti;',
      '● Distruggi Magie/Trappole sul Terreno, fino al numero di altri mostri "EROE" scoperti che controlli.',
      '● Aggiungi 1 mostro "EROE" dal tuo Deck alla tua mano.',
    ]);
    expect(printOptions(cardOf('Salamangreat Circle'), 0, 'it')[0]).toBe(
      'Aggiungi 1 mostro "Salamagna" dal tuo Deck alla tua mano.',
    );
    expect(printEffect(cardOf('Salamangreat Circle'), 0, 'it').split('\n')[0]).toBe(
      'Attiva 1 di questi effetti;',
    );
  });
  test('a name that no Italian card of the facts has stays English', () => {
    expect(text('Bellcat Fighter')).toContain('1 "Bellcat Token"');
  });
  test('the type line', () => {
    const names = [
      'Stardust Dragon',
      'Decode Talker',
      'Timegazer Magician',
      'Solemn Judgment',
      'Mystical Space Typhoon',
    ];
    expect(names.map((name) => describeKind(cardOf(name), 'it'))).toEqual([
      '[Drago / Synchro / Effetto] Livello 8 VENTO 2500/2000',
      '[Cyberso / Link / Effetto] Link-3 OSCURITÀ 2300',
      '[Incantatore / Pendulum / Effetto] Livello 3 Valore Pendulum 8 OSCURITÀ 1200/600',
      'Contro-Trappola',
      'Magia Rapida',
    ]);
  });
});
