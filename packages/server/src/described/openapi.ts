/** All routes as OpenAPI 3.1, whose schemas are JSON Schema. */
import { z } from 'zod';
import { refusal } from '../protocol/refusal.ts';
import { PARTS, ROUTES, type Route } from './routes.ts';

/** What the engine says itself is told as anything. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
const json = (schema: object) => ({ 'application/json': { schema } });
const REFUSED = { $ref: '#/components/schemas/Refused' };

const partsIn = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const givenBy = ({ gives }: Route): object =>
  gives instanceof z.ZodType ? json(schemaOf(gives, 'output')) : { [gives.type]: {} };
const operationOf = (route: Route): object => {
  const { path, says, by, body, refuses = [] } = route;
  const reasons = [
    ...(by === 'anybody' ? [] : ['not-signed-in']),
    ...(body ? ['malformed'] : []),
    ...refuses,
    'too-fast',
  ];
  return {
    summary: says,
    security: by === 'anybody' ? [] : [{ [by]: [] }],
    parameters: partsIn(path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: PARTS[name] ? schemaOf(PARTS[name], 'input') : {},
    })),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      200: { description: 'Done.', content: givenBy(route) },
      default: { description: `Refused: ${reasons.join(', ')}.`, content: json(REFUSED) },
    },
  };
};

export const openApi = (version: string): object => {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const route of ROUTES) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Spellspeed: Matches between people', version },
    paths,
    components: {
      schemas: { Refused: schemaOf(z.object({ refusal }), 'output') },
      securitySchemes: {
        'signed-in': { type: 'http', scheme: 'bearer', description: 'The key of a session.' },
        operator: { type: 'http', scheme: 'bearer', description: 'OPERATOR_KEY.' },
      },
    },
  };
};
