/** Older texts say in one sentence what present ones say in two: "…時、…できる" is "…時に発動できる。…". */
const TRIGGER = /^((?:[^。（]|（[^）]*）)*?(?:時|場合|フェイズ(?:に)?))、((?:[^。]|（[^）]*）)*)$/;
const COST = /^((?:[^。（]|（[^）]*）)*?)事で、?((?:[^。]|（[^）]*）)*)$/;
const MAY = /(?:する事ができる|できる|事ができる)$/;
const withoutMay = (words: string): string =>
  words
    .replace(/する事ができる$/, 'する')
    .replace(/る?事ができる$/, 'る')
    .replace(/できる$/, 'する');

/** Without a trigger it is activated when its player wants to. */
const isTrigger = (sentence: string): boolean => /[時場]|フェイズ|リバース/.test(sentence);
/** A sentence of an older text as it would be printed today; the others as they are. */
export const presentSentence = (sentence: string): string => {
  if (sentence.includes('発動'))
    return isTrigger(sentence) ? sentence : sentence.replace(/発動する$/, '発動できる');
  const flip = /^リバース：(.*)$/.exec(sentence);
  if (flip) return inTwo('このカードがリバースした場合', flip[1] ?? '');
  const cost = COST.exec(sentence);
  // Nobody must pay a cost.
  if (cost) return `${cost[1] ?? ''}て発動できる。${withoutMay(cost[2] ?? '')}`;
  return sentence;
};
const inTwo = (when: string, does: string): string =>
  `${when}に発動${MAY.test(does) ? 'できる' : 'する'}。${withoutMay(does)}`;
/** "…時、…できる": only a trigger, if the print has one there. */
export const asTrigger = (sentence: string): string => {
  if (sentence.includes('発動') || sentence.includes('その守備力を')) return sentence;
  const each = /^(.*?)(?:度に|フェイズ毎に)、?(.*)$/.exec(sentence);
  if (each) return inTwo(`${each[1] ?? ''}場合`, each[2] ?? '');
  const trigger = TRIGGER.exec(sentence);
  return trigger ? inTwo(trigger[1] ?? '', trigger[2] ?? '') : sentence;
};

/** "…て発動できる。Ａ１体を選択して破壊する" is "…、Ａ１体を対象として発動できる。そのＡを破壊する". */
export const targetsBefore = (text: string): string =>
  text.replace(
    /(?:て|に)?発動(できる|する)。([^。]*?を対象として)、?(?!発動)([^。]+)。/g,
    '、$2発動$1。そのを$3。',
  );

/** "１ターンに１度、…できる": only an effect that is activated, if the print has one there. */
export const asIgnition = (sentence: string): string =>
  sentence.includes('発動') || !MAY.test(sentence) ? sentence : `発動できる。${withoutMay(sentence)}`;
/** "このカードは１ターンに１度だけ裏側守備表示にできる" */
export const flippedDown = (text: string): string =>
  text.replace(
    /このカードは１ターンに１度だけ裏側守備表示に(?:する事が)?できる/g,
    '１ターンに１度、発動できる。このカードを裏側守備表示にする',
  );
/** Old Ritual Spells say for whom they are and what they ask for, and leave the rest to the rules. */
export const ritualSaid = (text: string): string =>
  text
    .replace(
      /(「[^」]*」)の降臨に必要。[^。]*以上になるよう[^。]*なければならない/g,
      'レベルの合計が８以上になるように手札・フィールドのモンスターをリリースし、手札から$1を儀式召喚する',
    )
    .replace(
      /。(?:場|フィールド)か手札から、?(?:レベル|星の数)[^。]*以上になるよう[^。]*なければならない/g,
      '',
    );
