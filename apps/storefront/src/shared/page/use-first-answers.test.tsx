import { Suspense } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { useFirstAnswers } from './use-first-answers.ts';

const lines = Promise.withResolvers<string>();
const notice = Promise.withResolvers<string>();
const linesQuery = { queryKey: ['test', 'lines'], queryFn: () => lines.promise };
const noticeQuery = { queryKey: ['test', 'notice'], queryFn: () => notice.promise, retry: false };

function Page() {
  useFirstAnswers([linesQuery, noticeQuery]);
  return <p>{useQuery(linesQuery).data}</p>;
}

it('a page is drawn when all of its calls have answered or failed, not with the first of them', async () => {
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<p>waits</p>}>
          <Page />
        </Suspense>
      </QueryClientProvider>,
    );
    lines.resolve('lines');
    await lines.promise;
  });
  expect(screen.getByText('waits')).toBeDefined();
  notice.reject(new Error('no notice'));
  expect(await screen.findByText('lines')).toBeDefined();
});
