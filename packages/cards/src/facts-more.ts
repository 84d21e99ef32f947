/** Facts about cards that rulings need and that the generated facts do not have: one card a line, by passcode. */
import type { CardFacts } from './facts.ts';

// biome-ignore format: one card a line, so that additions merge
export const MORE_FACTS: readonly CardFacts[] = [
  {"passcode":3072077,"kind":"monster","names":{"en":"Return Zombie","aliases":[]},"altPasscodes":[],"series":[],"attribute":"DARK","race":"Zombie","frame":"effect","abilities":[],"level":4,"atk":1000,"def":1600},
  {"passcode":12171659,"kind":"monster","names":{"en":"Zeradias, Herald of Heaven","aliases":[]},"altPasscodes":[],"series":["Zera","Field Searcher"],"attribute":"LIGHT","race":"Fairy","frame":"effect","abilities":[],"level":4,"atk":2100,"def":800},
  {"passcode":17052477,"kind":"spell","names":{"en":"Guarded Treasure","aliases":[]},"altPasscodes":[],"series":[],"property":"Continuous"},
  {"passcode":20228463,"kind":"monster","names":{"en":"Ceremonial Bell","aliases":[]},"altPasscodes":[],"series":[],"attribute":"LIGHT","race":"Spellcaster","frame":"effect","abilities":[],"level":3,"atk":0,"def":1850},
  {"passcode":22953211,"kind":"monster","names":{"en":"Bellcat Fighter","aliases":[]},"altPasscodes":[],"series":[],"attribute":"WIND","race":"Machine","frame":"link","abilities":["effect"],"linkArrows":["left","top","right"],"atk":2000},
  {"passcode":23205979,"kind":"monster","names":{"en":"Spirit Reaper","aliases":[]},"altPasscodes":[],"series":[],"attribute":"DARK","race":"Zombie","frame":"effect","abilities":[],"level":3,"atk":300,"def":200},
  {"passcode":24661486,"kind":"monster","names":{"en":"Cold Enchanter","aliases":[]},"altPasscodes":[],"series":["Snow"],"attribute":"WATER","race":"Aqua","frame":"effect","abilities":[],"level":4,"atk":1600,"def":1200},
  {"passcode":29401950,"kind":"trap","names":{"en":"Bottomless Trap Hole","aliases":[]},"altPasscodes":[],"series":["Trap Hole"],"property":"Normal"},
  {"passcode":31550470,"kind":"trap","names":{"en":"Escape from the Dark Dimension","aliases":[]},"altPasscodes":[],"series":[],"property":"Continuous"},
  {"passcode":35346968,"kind":"trap","names":{"en":"Solemn Wishes","aliases":[]},"altPasscodes":[],"series":[],"property":"Continuous"},
  {"passcode":36021814,"kind":"monster","names":{"en":"King of the Skull Servants","aliases":[]},"altPasscodes":[],"series":["Wight"],"attribute":"DARK","race":"Zombie","frame":"effect","abilities":[],"level":1,"atk":"?","def":0},
  {"passcode":36278828,"kind":"monster","names":{"en":"Venom Serpent","aliases":[]},"altPasscodes":[],"series":["Venom"],"attribute":"DARK","race":"Reptile","frame":"effect","abilities":[],"level":4,"atk":1000,"def":800},
  {"passcode":38699854,"kind":"spell","names":{"en":"Book of Taiyou","aliases":[]},"altPasscodes":[],"series":["Book of"],"property":"Normal"},
  {"passcode":40991587,"kind":"monster","names":{"en":"The Lady in Wight","aliases":[]},"altPasscodes":[],"series":["Wight"],"attribute":"DARK","race":"Zombie","frame":"effect","abilities":[],"level":3,"atk":0,"def":2200},
  {"passcode":49238328,"kind":"spell","names":{"en":"Pot of Extravagance","aliases":[]},"altPasscodes":[],"series":["Greed"],"property":"Normal"},
  {"passcode":53413628,"kind":"monster","names":{"en":"Code Talker","aliases":[]},"altPasscodes":[],"series":["Code Talker"],"attribute":"DARK","race":"Cyberse","frame":"link","abilities":["effect"],"linkArrows":["top","bottom"],"atk":1300},
  {"passcode":54936498,"kind":"monster","names":{"en":"Influence Dragon","aliases":[]},"altPasscodes":[],"series":[],"attribute":"WIND","race":"Dragon","frame":"effect","abilities":["tuner"],"level":3,"atk":300,"def":900},
  {"passcode":56433456,"kind":"spell","names":{"en":"The Sanctuary in the Sky","aliases":[]},"altPasscodes":[],"series":["The Sanctuary in the Sky"],"property":"Field"},
  {"passcode":56856951,"kind":"trap","names":{"en":"Meteor Flare","aliases":[]},"altPasscodes":[],"series":[],"property":"Normal"},
  {"passcode":59388357,"kind":"spell","names":{"en":"Circle of the Fire Kings","aliases":[]},"altPasscodes":[],"series":["Fire King"],"property":"Quick-Play"},
  {"passcode":63356631,"kind":"trap","names":{"en":"Phoenix Wing Wind Blast","aliases":[]},"altPasscodes":[],"series":[],"property":"Normal"},
  {"passcode":71413901,"kind":"monster","names":{"en":"Breaker the Magical Warrior","aliases":[]},"altPasscodes":[],"series":["Prophecy"],"attribute":"DARK","race":"Spellcaster","frame":"effect","abilities":[],"level":4,"atk":1600,"def":1000},
  {"passcode":76202610,"kind":"monster","names":{"en":"Darklon","aliases":[]},"altPasscodes":[],"series":[],"attribute":"DARK","race":"Fiend","frame":"effect","abilities":[],"level":1,"atk":100,"def":100},
  {"passcode":78706415,"kind":"monster","names":{"en":"Fiber Jar","aliases":[]},"altPasscodes":[],"series":["Jar"],"attribute":"EARTH","race":"Plant","frame":"effect","abilities":["flip"],"level":3,"atk":500,"def":500},
  {"passcode":83133491,"kind":"trap","names":{"en":"Zero Gravity","aliases":[]},"altPasscodes":[],"series":[],"property":"Normal"},
  {"passcode":87774234,"kind":"monster","names":{"en":"Watapon","aliases":[]},"altPasscodes":[],"series":[],"attribute":"LIGHT","race":"Fairy","frame":"effect","abilities":[],"level":1,"atk":200,"def":300},
  {"passcode":91819979,"kind":"spell","names":{"en":"Magical Blast","aliases":[]},"altPasscodes":[],"series":[],"property":"Normal"},
  {"passcode":93747864,"kind":"trap","names":{"en":"Desert Sunlight","aliases":[]},"altPasscodes":[],"series":[],"property":"Normal"},
];
