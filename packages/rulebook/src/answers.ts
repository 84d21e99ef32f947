// The rulings that official answers give: a door of their own, as only what counts them needs them all.
export type { OfficialAnswer } from './answer.ts';
export { ANSWERS } from './answers.generated.ts';
