import type { ComponentType } from 'react';
import {
  type Icon,
  IconBarcode,
  IconBuilding,
  IconChecklist,
  IconClipboardList,
  IconFolder,
  IconLayoutDashboard,
  IconMail,
  IconMapPin,
  IconFlask2,
  IconReceipt,
  IconReportMoney,
  IconScan,
  IconTool,
  IconUser,
  IconUserCog,
} from '@tabler/icons-react';
import type { Profile } from '@sjaj/contract';
import { canOrderAs } from '../../shared/session/buyer.ts';
import type { Destination } from '../navigation.ts';
import { UnreadPill } from './unread-pill.tsx';
import { WaitingPill } from './waiting-pill.tsx';

type User = Profile['userData'];

/** A page of the profile area in its navigation. */
interface ProfilePage extends Destination {
  readonly Icon: Icon;
  /** Who has the page; every user without it. */
  readonly access?: (user: User) => boolean;
  /** What the page has that waits for the user, as a pill after its title. */
  readonly Badge?: ComponentType;
}

/** Everyone who orders: a sales representative only for the company that they have chosen. */
const isCustomer = ({ role }: User): boolean => canOrderAs(role);
const seesFinances = (user: User): boolean => isCustomer(user) && user.companyId !== null && user.canViewPrices;
const hasCompany = ({ companyId }: User): boolean => companyId !== null;
const isCompanyAdmin = ({ role }: User): boolean => role === 'company_admin';

/** The pages of the profile area, in the order and groups of its navigation. A page's route is in `routes/profile.ts`. */
const PROFILE_PAGES: readonly (readonly ProfilePage[])[] = [
  [
    { href: '/profile/dashboard', title: 'profile.dashboard', Icon: IconLayoutDashboard },
    { href: '/profile/orders', title: 'frame.orders', Icon: IconReceipt, access: isCustomer, Badge: WaitingPill },
    { href: '/profile/finance', title: 'finance.title', Icon: IconReportMoney, access: seesFinances },
    { href: '/profile/shopping-cards', title: 'savedCarts.title', Icon: IconClipboardList, access: isCustomer },
    { href: '/scan', title: 'frame.scan', Icon: IconScan, access: isCustomer },
    { href: '/my-articles', title: 'frame.myProducts', Icon: IconChecklist, access: isCustomer },
  ],
  [
    { href: '/profile/messages', title: 'messages.title', Icon: IconMail, Badge: UnreadPill },
    { href: '/profile/rma', title: 'complaints.title', Icon: IconTool, access: isCustomer },
    { href: '/profile/my-files', title: 'myFiles.title', Icon: IconFolder, access: isCustomer },
    { href: '/profile/safety-sheets', title: 'safetySheets.title', Icon: IconFlask2, access: isCustomer },
    { href: '/profile/account', title: 'ownAccount.title', Icon: IconUser },
    { href: '/profile/address', title: 'addresses.title', Icon: IconMapPin, access: isCustomer },
    { href: '/profile/billing', title: 'billing.title', Icon: IconBuilding, access: hasCompany },
    { href: '/profile/company', title: 'frame.ordering', Icon: IconUserCog, access: isCompanyAdmin },
    { href: '/profile/part-numbers', title: 'partNumbers.title', Icon: IconBarcode, access: isCompanyAdmin },
  ],
];

/** The pages of a user, by group, without empty groups. */
export const profilePagesFor = (user: User): readonly (readonly ProfilePage[])[] =>
  PROFILE_PAGES.map((group) => group.filter(({ access }) => access?.(user) ?? true)).filter(({ length }) => length > 0);
