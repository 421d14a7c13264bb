import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Route, type Routes, type Schema, zodOf } from '@sjaj/contract';
import { z } from 'zod';

type Contract = Readonly<Record<string, Routes>>;
type JsonSchema = Record<string, unknown>;

const schemaOf = (type: Schema, io: 'input' | 'output'): JsonSchema => {
  const { $schema, ...schema } = z.toJSONSchema(zodOf(type), { io, unrepresentable: 'any' }) as JsonSchema;
  void $schema;
  return schema;
};

const asJson = (schema: JsonSchema) => ({ 'application/json': { schema } });

/**
 * The contract as an OpenAPI 3.1 document: made from the same schemas that check every request. The schemas of all routes take 60 to 120 ms of
 * CPU, so the event loop gets a turn after each route.
 */
export async function openApiOf(contract: Contract): Promise<JsonSchema> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [group, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      const path = (paths[`/api${route.path}`] ??= {});
      path[route.method.toLowerCase()] = operationOf(route, group, name);
      await nextTurn();
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sjaj', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: PROBLEM, PagedResult: PAGED_RESULT },
    },
  };
}

const DESCRIPTION = `The calls of the Sjaj web shop. Money is in KM.

Proof of work: where the limit of a call is near, its answer is 429 \`request.proof_required\` with the header \`Proof-Challenge\`, such as
\`14.1790000000000.<id>.<signature>\`. Find a whole number so that the SHA-256 of the challenge, a dot and the number begins with as many zero
bits as the challenge's first part says, and repeat the call with both in the header \`Proof-Solution\`. A challenge is good for five minutes,
one call and one caller, and once. A caller that does not solve it waits as long as \`Retry-After\` says.`;

const TEXT = { type: 'string' };
const COUNT = { type: 'integer', minimum: 0 };
const INFO = {
  type: 'object',
  properties: { message: TEXT, code: TEXT },
  required: ['message', 'code'],
};
const FACTS = { type: 'object', additionalProperties: { type: ['string', 'number'] } };
const FIELD_ERROR = {
  type: 'object',
  properties: { field: TEXT, code: TEXT, message: TEXT, facts: FACTS },
  required: ['field', 'code', 'message'],
};
const PROBLEM = {
  type: 'object',
  properties: { data: { type: 'null' }, info: INFO, errors: { type: 'array', items: FIELD_ERROR } },
  required: ['data', 'info'],
};
const PAGED_RESULT = {
  type: 'object',
  properties: { currentPage: COUNT, totalItems: COUNT, totalPages: COUNT },
  required: ['currentPage', 'totalItems', 'totalPages'],
};

function operationOf(route: Route, group: string, name: string): JsonSchema {
  const needsToken = !route.access.includes('visitor') && !route.access.includes('guest');
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: route.summary,
    description: `For: ${route.access.join(', ')}.`,
    ...(needsToken ? { security: [{ token: [] }] } : {}),
    ...(parametersOf(route).length > 0 ? { parameters: parametersOf(route) } : {}),
    ...(route.body ? { requestBody: { required: true, content: asJson(schemaOf(route.body, 'input')) } } : {}),
    ...(route.upload ? { requestBody: UPLOAD } : {}),
    responses: responsesOf(route),
  };
}

const UPLOAD = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
    },
  },
};

function parametersOf(route: Route): JsonSchema[] {
  const { properties = {} } = (route.params ? schemaOf(route.params, 'output') : {}) as { properties?: JsonSchema };
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? TEXT,
  }));
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: TEXT };
  const proof = { name: 'Proof-Solution', in: 'header', required: false, schema: TEXT };
  return [...inPath, ...(route.idempotent ? [key] : []), ...(route.limit?.freeRequests === undefined ? [] : [proof])];
}

function responsesOf(route: Route): JsonSchema {
  const data = schemaOf(route.answer, 'output');
  const envelope = {
    type: 'object',
    properties: {
      data: route.paged ? { type: 'array', items: data } : data,
      ...(route.paged ? { pagedResult: { $ref: '#/components/schemas/PagedResult' } } : {}),
      info: INFO,
    },
    required: ['data', ...(route.paged ? ['pagedResult'] : [])],
  };
  const codes = route.problems ?? [];
  return {
    200: { description: 'Done.', content: asJson(envelope) },
    ...(route.limit ? { 429: tooManyOf(route.limit) } : {}),
    default: {
      description: codes.length > 0 ? `A problem, such as ${codes.join(', ')}.` : 'A problem.',
      content: asJson({ $ref: '#/components/schemas/Problem' }),
    },
  };
}

function tooManyOf({ requests, seconds, freeRequests }: NonNullable<Route['limit']>): JsonSchema {
  const proof = freeRequests === undefined ? '' : ` After ${freeRequests} each needs a proof of work.`;
  const wait = { 'Retry-After': { schema: COUNT } };
  return {
    description: `More than ${requests} requests within ${seconds} s.${proof}`,
    headers: freeRequests === undefined ? wait : { ...wait, 'Proof-Challenge': { schema: TEXT } },
    content: asJson({ $ref: '#/components/schemas/Problem' }),
  };
}
