/** All messages of the WebSocket as AsyncAPI 3.0. */
import type { z } from 'zod';
import { type ClientMessage, clientMessage } from '../protocol/client.ts';
import { type ServerMessage, serverMessage } from '../protocol/server.ts';
import { MOST_BYTES, PROTOCOLS } from '../protocol/values.ts';
import { schemaOf } from './openapi.ts';

export const CLIENT_SAYS: { readonly [type in ClientMessage['type']]: string } = {
  open: 'Lays a table and sits down at it.',
  join: 'Sits down at a table that waits for a second player.',
  enter: 'Comes to a table, to play or to watch; `last` is the last entry that is known, -1 for none.',
  leave: 'Goes from a table.',
  close: 'Takes away a table to which nobody has come.',
  'call-bot': 'Lets a bot sit down at the own, unrated table.',
  answer: 'Answers the open question of a Duel.',
  exchange: 'Hands in the deck for the next Duel.',
  surrender: 'Gives the Duel up.',
  claim: 'Claims the win, since the other has been away for too long.',
  agree: 'Agrees to end a Match that cannot be gone on with.',
  'ask-undo': 'Would like to take the last answer back.',
  'answer-undo': 'What the other says to it.',
  quick: 'Looks for an opponent of like strength; said again every few seconds.',
  rematch: 'Would like to play the same again.',
  tables: 'Asks which tables wait for anybody.',
  say: 'Says something to the other player.',
  report: 'Reports the other player to whoever runs the server.',
  ping: 'Asks for nothing.',
};
export const SERVER_SAYS: { readonly [type in ServerMessage['type']]: string } = {
  welcome: 'The connection is there.',
  refused: 'It is not done, and why; nothing has changed.',
  done: 'It is done, and durable.',
  table: 'The whole table, as this person may know it.',
  news: 'What has happened after the entry `after`.',
  tables: 'The tables that wait for anybody.',
  said: 'Somebody has said something.',
  rematch: 'Who would like a rematch, and where it is played.',
  moved: 'The table has gone to another node: come to it again.',
};

interface Typed {
  readonly shape: { readonly type: { readonly value: string } };
}
type Messages = { [name: string]: object };
const messagesOf = <T extends string>(
  union: { readonly options: readonly (z.ZodType & Typed)[] },
  by: 'client' | 'server',
  says: { readonly [type in T]: string },
): Messages => {
  const io = by === 'client' ? 'input' : 'output';
  const all = union.options.map((option) => [option.shape.type.value, schemaOf(option, io)] as const);
  const words = new Map<string, string>(Object.entries(says));
  return Object.fromEntries(
    all.map(([type, payload]) => [`${by}.${type}`, { name: type, summary: words.get(type), payload }]),
  );
};
const refs = (messages: Messages) =>
  Object.keys(messages).map((name) => ({ $ref: `#/channels/play/messages/${name}` }));

export const asyncApi = (version: string): object => {
  const client = messagesOf(clientMessage, 'client', CLIENT_SAYS);
  const server = messagesOf(serverMessage, 'server', SERVER_SAYS);
  const channel = { $ref: '#/channels/play' };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Spellspeed: Matches between people',
      version,
      description: `A WebSocket with the sub-protocols ${PROTOCOLS.map((each) => `spellspeed.${each}`).join(', ')} and token.KEY. A frame is one message as JSON, of at most ${MOST_BYTES} bytes.`,
    },
    defaultContentType: 'application/json',
    channels: { play: { address: '/play', messages: { ...client, ...server } } },
    operations: {
      hear: { action: 'receive', channel, messages: refs(client) },
      say: { action: 'send', channel, messages: refs(server) },
    },
  };
};
