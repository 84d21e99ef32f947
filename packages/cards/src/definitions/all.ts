/** Every definition that is written down; a new file of definitions is added here. */
import type { Card } from '@spellspeed/engine';
import * as extraDeckAToD from './extra-deck/a-d.ts';
import * as extraDeckEToZ from './extra-deck/e-z.ts';
import * as monstersAToC from './monsters/a-c.ts';
import * as monstersDToH from './monsters/d-h.ts';
import * as monstersIToM from './monsters/i-m.ts';
import * as monstersNToZ from './monsters/n-z.ts';
import * as monstersS from './monsters/s-s.ts';
import * as spellsAToK from './spells/a-k.ts';
import * as spellsLToR from './spells/l-r.ts';
import * as spellsSToZ from './spells/s-z.ts';
import * as trapsAToL from './traps/a-l.ts';
import * as trapsMToZ from './traps/m-z.ts';

export const DEFINITIONS: readonly Card[] = [
  monstersAToC,
  monstersDToH,
  monstersIToM,
  monstersNToZ,
  monstersS,
  spellsAToK,
  spellsLToR,
  spellsSToZ,
  trapsAToL,
  trapsMToZ,
  extraDeckAToD,
  extraDeckEToZ,
].flatMap((file) => Object.values<Card>(file));
