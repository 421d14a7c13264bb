import type { AskedRead, reads, Route } from '@sjaj/contract';
import type { output } from 'zod';
import type { FastifyRequest } from 'fastify';
import { failureOf } from '../platform/http/failure.ts';
import { type Serialized, serializedObject, serializedPayload } from '../platform/http/serialized.ts';
import { Problem } from '../platform/problem.ts';

/** What a request sends to a call, before it is checked. */
export interface UncheckedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body?: unknown;
}

/** Admits the sender of a request to a call, and gives what the call alone would have sent. */
type Answer = (request: FastifyRequest, input: UncheckedInput) => Promise<string | Buffer>;

/** The calls that only read, by method and path. They are gathered while the calls are mounted. */
export interface ReadCalls {
  readonly add: (route: Route, answer: Answer) => void;
  readonly find: (call: string) => Answer | undefined;
}

export type AnsweredRead = output<typeof reads.together.answer>[number];

/** Whether a call can be one of several. Files are no part of an answer. */
export const isRead = ({ method, reads, download, combines }: Route): boolean =>
  (method === 'GET' || reads === true) && !download && !combines;

export function createReadCalls(): ReadCalls {
  const calls = new Map<string, Answer>();
  return {
    add: ({ method, path }, answer) => void calls.set(`${method} ${path}`, answer),
    find: (call) => calls.get(call),
  };
}

/** One of several reads of a request. What goes wrong is its own answer, and none of the others'. */
export async function answerRead(
  calls: ReadCalls,
  request: FastifyRequest,
  { call, params = {}, query = {}, body }: AskedRead,
): Promise<Serialized<AnsweredRead>> {
  try {
    const answer = calls.find(call);
    if (!answer) throw new Problem('request.not_found', 404);
    const payload = await answer(request, { params, query, body });
    return serializedObject<AnsweredRead>({ status: 200, answer: serializedPayload(payload) });
  } catch (error) {
    const { status, envelope } = failureOf(error, request);
    return serializedObject<AnsweredRead>({ status, answer: serializedPayload(JSON.stringify(envelope)) });
  }
}
