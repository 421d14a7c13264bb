import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AskUs } from './ask-us.tsx';

const known = vi.hoisted(() => ({ salesRepresentative: null as unknown, supplier: null as unknown }));
vi.mock('../../shared/session/profile.ts', () => ({ useProfile: () => known }));
vi.mock('@sjaj/app-kit', () => ({ useSupplier: () => known.supplier, translate: (key: string) => key }));

const SUPPLIER = { shortName: 'Sjaj', email: 'info@sjaj.test', infoPhone: null, phone: '+38733100200' };
const REPRESENTATIVE = { name: 'Dario', email: 'dario@sjaj.test', phoneNumber: null };
const addresses = (): (string | null)[] => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  known.salesRepresentative = null;
  known.supplier = SUPPLIER;
});

describe('a search without results asks', () => {
  it('the representative of the company', () => {
    known.salesRepresentative = REPRESENTATIVE;
    render(<AskUs term="čaša & tanjir" />);
    expect(addresses()).toEqual(['mailto:dario@sjaj.test?subject=%C4%8Da%C5%A1a%20%26%20tanjir']);
  });

  it('the shop where nobody looks after the customer', () => {
    render(<AskUs term="toner" />);
    expect(addresses()).toEqual(['mailto:info@sjaj.test?subject=toner', 'tel:+38733100200']);
  });

  it('nobody before staff have entered the data of the shop', () => {
    known.supplier = null;
    render(<AskUs term="toner" />);
    expect(addresses()).toEqual([]);
  });
});
