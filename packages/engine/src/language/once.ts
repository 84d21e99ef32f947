/** What is derived from a part of a definition is found out once: definitions never change. */

/** The same function, which remembers its answer for each part as long as the part is there. */
export const once = <Part extends object, Answer>(
  derive: (part: Part) => Answer,
): ((part: Part) => Answer) => {
  const known = new WeakMap<Part, Answer>();
  return (part) => {
    let answer = known.get(part);
    if (answer === undefined) {
      answer = derive(part);
      known.set(part, answer);
    }
    return answer;
  };
};
