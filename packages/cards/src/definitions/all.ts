/** Every definition that is written down; a new file of definitions is added here. */
import type { Card } from '@spellspeed/engine';
import * as extraDeckAToB from './extra-deck/a-b.ts';
import * as extraDeckCToD from './extra-deck/c-d.ts';
import * as extraDeckEToL from './extra-deck/e-l.ts';
import * as extraDeckM from './extra-deck/m-m.ts';
import * as extraDeckNToZ from './extra-deck/n-z.ts';
import * as monstersA from './monsters/a-a.ts';
import * as monstersB from './monsters/b-b.ts';
import * as monstersC from './monsters/c-c.ts';
import * as monstersDaToDc from './monsters/da-dc.ts';
import * as monstersDdToDz from './monsters/dd-dz.ts';
import * as monstersEToF from './monsters/e-f.ts';
import * as monstersG from './monsters/g-g.ts';
import * as monstersH from './monsters/h-h.ts';
import * as monstersIToK from './monsters/i-k.ts';
import * as monstersLToL from './monsters/l-l.ts';
import * as monstersM from './monsters/m-m.ts';
import * as monstersNToR from './monsters/n-r.ts';
import * as monstersSaToSg from './monsters/sa-sg.ts';
import * as monstersShToSz from './monsters/sh-sz.ts';
import * as monstersTToZ from './monsters/t-z.ts';
import * as spellsAToD from './spells/a-d.ts';
import * as spellsEToK from './spells/e-k.ts';
import * as spellsLToR from './spells/l-r.ts';
import * as spellsS from './spells/s-s.ts';
import * as spellsTToZ from './spells/t-z.ts';
import * as trapsAToD from './traps/a-d.ts';
import * as trapsEToL from './traps/e-l.ts';
import * as trapsMToM from './traps/m-m.ts';
import * as trapsNToR from './traps/n-r.ts';
import * as trapsSToZ from './traps/s-z.ts';

export const DEFINITIONS: readonly Card[] = [
  monstersA,
  monstersB,
  monstersC,
  monstersDaToDc,
  monstersDdToDz,
  monstersEToF,
  monstersG,
  monstersH,
  monstersIToK,
  monstersLToL,
  monstersM,
  monstersNToR,
  monstersSaToSg,
  monstersShToSz,
  monstersTToZ,
  spellsAToD,
  spellsEToK,
  spellsLToR,
  spellsS,
  spellsTToZ,
  trapsAToD,
  trapsEToL,
  trapsMToM,
  trapsNToR,
  trapsSToZ,
  extraDeckAToB,
  extraDeckCToD,
  extraDeckEToL,
  extraDeckM,
  extraDeckNToZ,
].flatMap((file) => Object.values<Card>(file));
