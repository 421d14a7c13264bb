import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

interface LogSettings {
  readonly level: string;
  /** Lines for people instead of JSON. */
  readonly isPretty: boolean;
}

const SECRETS = ['req.headers.authorization', 'password', 'token', '*.password', '*.token'];

/** The log of a process: one JSON object a line, or readable lines in a terminal. Secrets never reach it. */
export const openLog = ({ level, isPretty }: LogSettings): FastifyBaseLogger =>
  pino({
    level,
    redact: SECRETS,
    ...(isPretty
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } } }
      : {}),
  });
