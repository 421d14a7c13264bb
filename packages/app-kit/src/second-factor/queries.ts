import { clientFor, type Transport } from '@sjaj/client';
import { secondFactor } from '@sjaj/contract';
import { queryOptions } from '@tanstack/react-query';

/** The calls that change the own second factor. */
export const secondFactorCalls = (transport: Transport) => clientFor(secondFactor, transport);
export type SecondFactorCalls = ReturnType<typeof secondFactorCalls>;

export const secondFactorQuery = (calls: SecondFactorCalls) =>
  queryOptions({
    queryKey: ['own-second-factor'],
    queryFn: async ({ signal }) => (await calls.get({ signal })).data,
  });
