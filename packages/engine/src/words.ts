/** The words of the effect language: what a definition is written with. All that these files export; the report of the surface shows it. */
export * from './language/build-action.ts';
export * from './language/build-affected.ts';
export * from './language/build-apply.ts';
export * from './language/build-cards.ts';
export * from './language/build-chance.ts';
export * from './language/build-damage.ts';
export * from './language/build-effect.ts';
export * from './language/build-event.ts';
export * from './language/build-field-limit.ts';
export * from './language/build-filter.ts';
export * from './language/build-limit.ts';
export * from './language/build-modifier.ts';
export * from './language/build-reference.ts';
export * from './language/build-sequence.ts';
export * from './language/build-summon-action.ts';
export * from './language/build-summoning.ts';
export * from './language/build-values.ts';
