/** What a definition may be: read from the types of the effect language, so that a change of a definition is known to be one, too. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A word, number or answer that stands for itself. */
export type Literal = string | number | boolean;
/** All that a value of a type may be. */
export interface Shape {
  readonly literals: ReadonlySet<Literal>;
  /** Any number, any text. */
  readonly isNumber: boolean;
  readonly isText: boolean;
  /** What stands in a list. */
  readonly items?: Shape;
  readonly objects: readonly ObjectShape[];
}
/** One member of a union: its fields by name. */
export type ObjectShape = ReadonlyMap<string, Field>;
export interface Field {
  readonly isOptional: boolean;
  readonly shape: Shape;
}

const CARD = fileURLToPath(new URL('../../../engine/src/language/card.ts', import.meta.url));

/** The shape of a card's definition. Takes some seconds: the compiler reads the language. */
export const shapeOfCard = (): Shape => {
  const program = ts.createProgram([CARD], {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(CARD);
  const declared = source?.statements.find(
    (each) => ts.isTypeAliasDeclaration(each) && each.name.text === 'Card',
  );
  if (!declared)
    throw new Error(`${CARD} declares no type "Card": the shape of a definition is read from it.`);
  return new Shapes(checker).of(checker.getTypeAtLocation(declared));
};

/** Types speak of themselves (a filter in a filter), so what a shape consists of is found when it is asked for. */
class Shapes {
  readonly #known = new Map<ts.Type, Shape>();
  readonly #checker: ts.TypeChecker;
  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  of(type: ts.Type): Shape {
    const known = this.#known.get(type);
    if (known) return known;
    const made = this.#make(type);
    this.#known.set(type, made);
    return made;
  }

  #make(type: ts.Type): Shape {
    const members = type.isUnion() ? type.types : [type];
    const plain = members.map((member) => this.#withoutBrand(member));
    const has = (flag: ts.TypeFlags): boolean => plain.some(({ flags }) => (flags & flag) !== 0);
    const lists = plain.filter((member) => this.#checker.isArrayLikeType(member));
    const objects = plain.filter((member) => isObject(member) && !lists.includes(member));
    const itemsOf = lists.flatMap((list) => this.#checker.getTypeArguments(list as ts.TypeReference));
    const shapes = this;
    let found: readonly ObjectShape[] | undefined;
    return {
      literals: new Set(plain.flatMap(literalOf)),
      isNumber: has(ts.TypeFlags.Number),
      isText: has(ts.TypeFlags.String),
      get items() {
        const [items] = itemsOf;
        return items && shapes.of(items);
      },
      get objects() {
        found ??= objects.map((object) => shapes.#fieldsOf(object));
        return found;
      },
    } as Shape;
  }

  #fieldsOf(type: ts.Type): ObjectShape {
    return new Map(
      this.#checker.getPropertiesOfType(type).map((property) => {
        const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
        const shape = this.of(this.#checker.getTypeOfSymbol(property));
        return [property.name, { isOptional, shape }];
      }),
    );
  }

  /** A passcode is a number with a brand. */
  #withoutBrand(type: ts.Type): ts.Type {
    return (type.isIntersection() && type.types.find((part) => !isObject(part))) || type;
  }
}

const isObject = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection();
const literalOf = (type: ts.Type): readonly Literal[] => {
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  // The compiler's own name is all that tells its two truth values apart.
  return 'intrinsicName' in type && (type.flags & ts.TypeFlags.BooleanLiteral) !== 0
    ? [type.intrinsicName === 'true']
    : [];
};

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Is it a value of this shape? */
export const fits = (value: unknown, shape: Shape): boolean => {
  if (Array.isArray(value)) {
    const { items } = shape;
    return items !== undefined && value.every((item) => fits(item, items));
  }
  if (isPlainObject(value)) return shape.objects.some((object) => fitsObject(value, object));
  if (shape.literals.has(value as Literal)) return true;
  return typeof value === 'number' ? shape.isNumber : typeof value === 'string' && shape.isText;
};
/** Parts that a changed definition shares with the one it was are asked about once. */
const asked = new WeakMap<ObjectShape, WeakMap<object, boolean>>();
const fitsObject = (value: Record<string, unknown>, object: ObjectShape): boolean => {
  const known = asked.get(object) ?? new WeakMap<object, boolean>();
  asked.set(object, known);
  const before = known.get(value);
  if (before !== undefined) return before;
  const does = hasTheFields(value, object);
  known.set(value, does);
  return does;
};
const hasTheFields = (value: Record<string, unknown>, object: ObjectShape): boolean =>
  Object.entries(value).every(([key, inner]) => {
    const field = object.get(key);
    return field !== undefined && fits(inner, field.shape);
  }) && [...object].every(([key, { isOptional }]) => isOptional || key in value);
/** The members of the union to which an object belongs. */
export const membersFor = (value: Record<string, unknown>, { objects }: Shape): readonly ObjectShape[] =>
  objects.filter((object) => fitsObject(value, object));
