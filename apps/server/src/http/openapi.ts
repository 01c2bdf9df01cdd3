const code = { type: 'string', pattern: '^[A-Z0-9]{6}$' };
const error = { type: 'object', properties: { error: { type: 'object', properties: { code: { type: 'string' } } } } };
const content = (schema: object): object => ({ content: { 'application/json': { schema } } });
const answers = (description: string, schema: object, ...statuses: number[]): object => ({
  200: { description, ...content(schema) },
  ...Object.fromEntries(statuses.map((status) => [status, { description: 'refused', ...content(error) }])),
});
const clock = {
  oneOf: [
    { type: 'object', properties: { kind: { const: 'none' } } },
    { type: 'object', properties: { kind: { const: 'turn' }, seconds: { type: 'integer' } } },
    {
      type: 'object',
      properties: { kind: { const: 'fischer' }, seconds: { type: 'integer' }, increment: { type: 'integer' } },
    },
  ],
};
const table = {
  type: 'object',
  required: ['game', 'options', 'seats', 'visibility', 'clock'],
  properties: {
    game: { enum: ['keltis', 'rune', 'rune-stones'] },
    options: { type: 'object' },
    seats: { type: 'integer', minimum: 2, maximum: 4 },
    visibility: { enum: ['public', 'private'] },
    clock,
    token: { type: 'string', description: 'the secret of whoever opens it, who is its host then' },
  },
};
const opens = (summary: string): object => ({
  summary,
  requestBody: { required: true, ...content(table) },
  responses: {
    201: { description: 'the table', ...content({ type: 'object', properties: { code } }) },
    400: { description: 'refused', ...content(error) },
    429: { description: 'too often', ...content(error) },
  },
});
const parameter = (name: string, where: 'path' | 'query', schema: object): object => ({
  name,
  in: where,
  required: where === 'path',
  schema,
});

/** What the server offers over HTTP. Play itself goes over WebSockets. */
export const OPENAPI = {
  openapi: '3.1.0',
  info: { title: 'Dolmen', version: '1', description: 'Tables for Rune Stones, Keltis and Rune.' },
  paths: {
    '/health': { get: { summary: 'Is the server up?', responses: answers('it is', { type: 'object' }) } },
    '/metrics': {
      get: {
        summary: 'Figures for Prometheus',
        responses: { 200: { description: 'text', content: { 'text/plain': {} } } },
      },
    },
    '/api/tables': {
      get: { summary: 'Public tables', responses: answers('tables', { type: 'object' }) },
      post: opens('Open a table'),
    },
    '/api/quick': { post: opens('A public table that waits for players, or a new one') },
    '/api/tables/{code}': {
      get: {
        summary: 'Is there a table with this code? One that waits in the store is opened again.',
        parameters: [parameter('code', 'path', code)],
        responses: answers('there is', { type: 'object', properties: { code } }, 404),
      },
    },
    '/api/matches': {
      get: {
        summary: 'Finished matches, the newest first',
        parameters: [
          parameter('limit', 'query', { type: 'integer', maximum: 100 }),
          parameter('before', 'query', { type: 'string' }),
        ],
        responses: answers('matches', { type: 'object' }, 400),
      },
    },
    '/api/matches/{id}': {
      get: {
        summary: 'The record of a finished match; of a running one only what everybody knows',
        parameters: [parameter('id', 'path', { type: 'string' })],
        responses: answers('the record', { type: 'object' }, 404),
      },
    },
  },
} as const;
