/** What is derived from a part of a definition, or from a key, is found out once: neither ever changes. */

interface Known<Key, Answer> {
  get(key: Key): Answer | undefined;
  set(key: Key, answer: Answer): unknown;
}
const rememberedIn =
  <Key, Answer>(known: Known<Key, Answer>, derive: (key: Key) => Answer): ((key: Key) => Answer) =>
  (key) => {
    let answer = known.get(key);
    if (answer === undefined) {
      answer = derive(key);
      known.set(key, answer);
    }
    return answer;
  };

/** The same function, which remembers its answer for each part as long as the part is there. */
export const once = <Part extends object, Answer>(derive: (part: Part) => Answer): ((part: Part) => Answer) =>
  rememberedIn(new WeakMap<Part, Answer>(), derive);

/** The same function, which remembers its answer for each key as long as it is there itself: there are few keys. */
export const onceForKey = <Key extends number | string, Answer>(
  derive: (key: Key) => Answer,
): ((key: Key) => Answer) => rememberedIn(new Map<Key, Answer>(), derive);
