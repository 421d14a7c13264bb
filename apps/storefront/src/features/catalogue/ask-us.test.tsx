import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AskUs } from './ask-us.tsx';

const known = vi.hoisted(() => ({
  salesRepresentative: null as unknown,
  supplier: null as unknown,
  userData: { role: 'buyer' },
}));
// Files of one worker share their modules. What was loaded before knows nothing of the mocks, and what was built on them is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../shared/session/profile.ts', () => ({ useProfile: () => known }));
vi.mock('../../shared/session/buyer.ts', () => ({ canOrderAs: (role: string) => role === 'buyer' }));
vi.mock('../../shared/texts/account-texts.ts', () => ({ accountTexts: () => Promise.resolve() }));
vi.mock('./ask-form.tsx', () => ({ AskForm: ({ term }: { readonly term: string }) => <form aria-label={term} /> }));
vi.mock('@sjaj/app-kit', () => ({
  useSupplier: () => known.supplier,
  translate: (key: string, facts?: { readonly name?: string }) => [key, facts?.name].filter(Boolean).join(' '),
}));

const SUPPLIER = { shortName: 'Sjaj', infoPhone: null, phone: '+38733100200' };
const REPRESENTATIVE = { name: 'Dario', phoneNumber: null };

beforeEach(() => {
  known.salesRepresentative = null;
  known.supplier = SUPPLIER;
  known.userData = { role: 'buyer' };
});

describe('a search without results', () => {
  it('asks the representative of the company, by a form with the words of the search', async () => {
    known.salesRepresentative = REPRESENTATIVE;
    render(<AskUs term="čaša & tanjir" isOpen />);
    expect(screen.getByText('search.askPerson Dario').tagName).toBe('P');
    expect(await screen.findByRole('form', { name: 'čaša & tanjir' })).toBeDefined();
  });

  it('asks the shop where nobody looks after the customer; the form opens by a button where something was found', async () => {
    render(<AskUs term="toner" isOpen={false} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+38733100200');
    expect(screen.queryByRole('form')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'search.askSend' }));
    expect(await screen.findByRole('form', { name: 'toner' })).toBeDefined();
  });

  it('asks nobody before staff have entered the data of the shop, nor for staff', () => {
    known.supplier = null;
    const { rerender, container } = render(<AskUs term="toner" isOpen />);
    expect(container.childNodes).toHaveLength(0);
    known.supplier = SUPPLIER;
    known.userData = { role: 'administrator' };
    rerender(<AskUs term="toner" isOpen />);
    expect(container.childNodes).toHaveLength(0);
  });
});
