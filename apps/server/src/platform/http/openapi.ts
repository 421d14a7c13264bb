import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Route, Routes } from '@sjaj/contract';
import { z } from 'zod';

type Contract = Readonly<Record<string, Routes>>;
type JsonSchema = Record<string, unknown>;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as JsonSchema;
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
    info: { title: 'Sjaj', version: '1', description: 'The calls of the Sjaj web shop. Money is in KM.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: PROBLEM, PagedResult: PAGED_RESULT },
    },
  };
}

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
  return [...inPath, ...(route.idempotent ? [key] : [])];
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
    default: {
      description: codes.length > 0 ? `A problem, such as ${codes.join(', ')}.` : 'A problem.',
      content: asJson({ $ref: '#/components/schemas/Problem' }),
    },
  };
}
