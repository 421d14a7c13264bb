import type { AccountView, FileView, OwnSession } from '@sjaj/contract';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import type { OwnAccountRow, OwnSessionRow } from '../../auth/index.ts';

export function accountView({ imageFileId: _, createdAt, ...row }: OwnAccountRow, image: FileView | null): AccountView {
  return { ...row, image, createdAt: createdAt.toISOString() };
}

export function sessionView(session: OwnSessionRow, { sessionId }: Customer | Staff): OwnSession {
  const { id, startedAt, lastSeenAt, userAgent } = session;
  return {
    id,
    isCurrent: id === sessionId,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    userAgent,
  };
}
