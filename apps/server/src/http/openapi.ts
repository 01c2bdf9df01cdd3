import { CreateOptions, JoinOptions, TogetherWish } from '@dolmen/protocol';
import * as z from 'zod';
import {
  Fault,
  Forgotten,
  HandoverCode,
  Health,
  MatchAnswer,
  MatchList,
  MatchmakingFault,
  Nothing,
  OwnMatchList,
  OwnTables,
  Privacy,
  Reservation,
  RoomList,
  ServerInfo,
  TableCode,
  TableList,
} from './answers.ts';
import { ClaimWish, Luggage, RenewWish } from './identity-routes.ts';
import { Page } from './page.ts';
import { PassWish } from './pass-route.ts';
import { UnwantedCalls, WantedCalls } from './push-routes.ts';

/** Made from what requests are read by and answers are checked with, so that it cannot tell anything else. */
function schemaOf(type: z.ZodType): object {
  const { $schema, ...schema } = z.toJSONSchema(type);
  return schema;
}

const content = (type: z.ZodType): object => ({ content: { 'application/json': { schema: schemaOf(type) } } });
const REFUSED = {
  400: 'malformed',
  401: 'behind a password, or signed out',
  403: 'not for you',
  404: 'there is none',
  409: 'full',
  410: 'gone',
  429: 'too often',
} as const;
type Refused = keyof typeof REFUSED;

const answers = (
  status: number,
  description: string,
  type: z.ZodType,
  refused: readonly Refused[],
  fault: z.ZodType = Fault,
) => ({
  [status]: { description, ...content(type) },
  ...Object.fromEntries(refused.map((code) => [code, { description: REFUSED[code], ...content(fault) }])),
});

const reads = (summary: string, type: z.ZodType, ...refused: Refused[]) => ({
  summary,
  responses: answers(200, 'the answer', type, refused),
});

const opens = (summary: string) => ({
  summary,
  requestBody: { required: true, ...content(CreateOptions) },
  responses: answers(201, 'the table', TableCode, [400, 401, 403, 429]),
});

const asks = (summary: string, body: z.ZodType, status: number, type: z.ZodType, ...refused: Refused[]) => ({
  summary,
  requestBody: { required: true, ...content(body) },
  responses: answers(status, 'done', type, refused),
});

const joins = (summary: string, body: z.ZodType) => ({
  summary,
  parameters: [inPath('room')],
  requestBody: { required: true, ...content(body) },
  responses: answers(200, 'a place, to connect to', Reservation, [400, 401, 403, 404, 409, 429], MatchmakingFault),
});

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const inQuery = (type: z.ZodObject) =>
  Object.entries(type.shape).map(([name, part]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(part as z.ZodType),
  }));

/** What the server offers over HTTP. Play itself goes over WebSockets. */
export const OPENAPI = {
  openapi: '3.1.0',
  info: { title: 'Dolmen', version: '1', description: 'Tables for Rune Stones, Keltis and Rune.' },
  paths: {
    '/health': { get: reads('Is the server well?', Health) },
    '/metrics': {
      get: {
        summary: 'Figures for Prometheus: for the machine itself, or whoever shows the token',
        responses: {
          200: { description: 'text', content: { 'text/plain': {} } },
          403: { description: REFUSED[403], ...content(Fault) },
        },
      },
    },
    '/api/server': { get: reads('How the server is reached', ServerInfo) },
    '/api/rooms': { get: reads('Standing rooms', RoomList) },
    '/api/pass': {
      post: asks(
        'Tell the password of a private server, or of a room: the answer sets a cookie that opens it',
        PassWish,
        ...([200, Nothing, 400, 401, 403, 404, 429] as const),
      ),
    },
    '/api/identity/code': {
      post: asks(
        'A code that makes another browser the same person: once, and for some minutes (Authorization: Bearer)',
        Luggage,
        ...([201, HandoverCode, 400, 401, 429] as const),
      ),
    },
    '/api/identity/claim': {
      post: asks('Be whoever made the code, with this token', ClaimWish, ...([200, Luggage, 400, 404, 429] as const)),
    },
    '/api/identity/renew': {
      post: asks(
        'Sign out everywhere but with this token (Authorization: Bearer, the old one)',
        RenewWish,
        ...([200, Nothing, 400, 401, 429] as const),
      ),
    },
    '/api/mine': {
      get: reads(
        'Tables where whoever asks (Authorization: Bearer) has a seat, and which are not over',
        OwnTables,
        403,
        429,
      ),
    },
    '/api/mine/matches': {
      get: {
        ...reads(
          'Finished matches of whoever asks (Authorization: Bearer), the newest first',
          ...([OwnMatchList, 400, 403, 429] as const),
        ),
        parameters: inQuery(Page),
      },
    },
    '/api/push': {
      post: {
        summary: 'To be called when it is one’s turn (Authorization: Bearer)',
        requestBody: { required: true, ...content(WantedCalls) },
        responses: answers(201, 'it is done', Nothing, [400, 403, 429]),
      },
      delete: {
        summary: 'Not any more',
        requestBody: { required: true, ...content(UnwantedCalls) },
        responses: answers(200, 'it is done', Nothing, [400, 403]),
      },
    },
    '/api/tables': { get: reads('Public tables', TableList), post: opens('Open a table') },
    '/api/quick': { post: opens('A public table that waits for players, or a new one') },
    '/api/tables/{code}': {
      get: {
        ...reads(
          'Is there a table with this code? One that waits in the store is opened again.',
          TableCode,
          404,
          410,
          429,
        ),
        parameters: [inPath('code')],
      },
    },
    '/api/matches': {
      get: {
        ...reads('Finished matches of public tables, the newest first', MatchList, 400),
        parameters: inQuery(Page),
      },
    },
    '/api/matches/{id}': {
      get: {
        ...reads(
          'The record of a finished match for whoever knows its id; of a running one only what everybody knows, and of a private one that to its players alone (Authorization: Bearer)',
          MatchAnswer,
          404,
        ),
        parameters: [inPath('id')],
      },
    },
    '/api/together': {
      post: asks(
        'Open a room to watch a match together that is over; whoever has its code comes in',
        TogetherWish,
        ...([201, TableCode, 400, 404, 429] as const),
      ),
    },
    '/api/privacy': { get: reads('What is kept for how long, and whom to write to', Privacy) },
    '/api/forget': {
      post: reads('Takes the name of whoever asks (Authorization: Bearer) from all that is stored', Forgotten, 429),
    },
    '/api/openapi.json': { get: reads('This description', z.looseObject({})) },
    '/matchmake/joinById/{room}': { post: joins('A place at a table, by its code', JoinOptions) },
    '/matchmake/reconnect/{room}': {
      post: joins('The place that one had', z.looseObject({ reconnectionToken: z.string() })),
    },
  },
};
