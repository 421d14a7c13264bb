import { createSessionRequests } from '@sjaj/app-kit';
import { onSession } from './token.ts';

export const { requestSession, useSessionNeed, resumeCalls } = createSessionRequests(onSession);
