import { createSessionGuard, createTransport, createUploader, type SessionNeed } from '@sjaj/app-kit';
import { type CallFailed, clientFor, type Transport, type Uploader } from '@sjaj/client';
import { adminSetup, auth, type Profile, type Route, sessionOwner, users } from '@sjaj/contract';
import { PROFILE_KEY } from '../session/profile-key.ts';
import { requestSession } from '../session/sign-in-again.ts';
import { endSession, readToken, reportOtherOwner } from '../session/token.ts';
import { queryClient } from './query-client.ts';

const NO_SESSION = 401;
/** The status of the profile where the account is deactivated. */
const NOT_ALLOWED = 405;

const send = createTransport({ token: readToken });

const upload = createUploader({ token: readToken });

const ownerOf = ({ userData: { id, companyId } }: Profile): string => sessionOwner({ userId: id, companyId });

/**
 * Where the session has expired under an open page, or the shop now requires a second factor, a dialog opens over the page and the call
 * is sent again afterwards.
 */
const guarded = createSessionGuard({
  token: readToken,
  owner: () => {
    const profile = queryClient.getQueryData<Profile>(PROFILE_KEY);
    return profile ? ownerOf(profile) : null;
  },
  loadOwner: async () => ownerOf((await clientFor(users, send).profile()).data),
  isForAnyOwner: (route) => route === users.profile,
  onOtherOwner: reportOtherOwner,
  recover: (route, error) => {
    const need = needOf(route, error);
    if (!need) return null;
    if (queryClient.getQueryData(PROFILE_KEY) !== undefined) return requestSession(need);
    if (need === 'sign_in') endSession('expired');
    return null;
  },
});

/** The query of what waits for staff. */
export const WAITING_KEY = ['start', 'waiting'] as const;

/** Any write may end a wait, or begin one. */
async function refreshingWaiting<T>(route: Route, call: Promise<T>): Promise<T> {
  const answered = await call;
  if (route.method !== 'GET' && !route.reads) void queryClient.invalidateQueries({ queryKey: WAITING_KEY });
  return answered;
}

export const transport: Transport = (route, input, callSettings) =>
  refreshingWaiting(
    route,
    guarded(route, (owner) => send(route, input, { ...callSettings, owner })),
  );

/** Sends files to calls that take an upload. */
export const sendUpload: Uploader = (route, call, progress) =>
  refreshingWaiting(
    route,
    guarded(route, (owner) => upload(route, call, { ...progress, owner })),
  );

function needOf(route: Route, { status, code }: CallFailed): SessionNeed | null {
  // A refused log-in is an answer to what was typed, not the end of a session.
  if (route === auth.login || route === auth.logout) return null;
  if (code === 'auth.second_factor_required') return 'second_factor';
  return status === NO_SESSION || (route === users.profile && status === NOT_ALLOWED) ? 'sign_in' : null;
}

/** The calls of the first log-in page. Those of the pages behind it are in `api.ts`, which loads with them. */
export const signInApi = {
  auth: clientFor(auth, transport),
  setup: clientFor(adminSetup, transport),
  users: clientFor(users, transport),
};

/** Ends the session of a user who has signed in and is not staff. */
export async function dropSession(token: string): Promise<void> {
  await clientFor(auth, createTransport({ token: () => token })).logout();
}
