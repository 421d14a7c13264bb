import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '@sjaj/app-kit';
import { profileQuery } from '../../shared/session/profile.ts';
import { loadOrders } from './buying-code.ts';
import { shopRoute } from './shop.ts';

/** The frame around the pages of the profile area: trail and navigation. Its links are in `profile/profile-pages.tsx`. */
const profileRoute = createRoute({
  getParentRoute: () => shopRoute,
  id: 'profile-area',
  component: lazyPage(() => import('../profile/index.ts').then(({ loadPages }) => loadPages()), 'ProfileFrame'),
});

const dashboard = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/dashboard',
  staticData: { title: 'profile.dashboard', trail: 'profile' },
  component: lazyPage(() => import('../profile/dashboard.tsx'), 'Dashboard'),
});

const orders = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/orders',
  staticData: { title: 'frame.orders', trail: 'profile' },
  component: lazyPage(loadOrders, 'OrdersPage'),
});

const savedCarts = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/shopping-cards',
  staticData: { title: 'savedCarts.title', trail: 'profile' },
  component: lazyPage(() => import('../../features/saved-carts/index.ts'), 'SavedCartsPage'),
});

const finance = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/finance',
  staticData: { title: 'finance.title', trail: 'profile' },
  component: lazyPage(() => import('../../features/finance/index.ts'), 'FinancePage'),
});

const messages = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/messages',
  staticData: { title: 'messages.title', trail: 'profile' },
  component: lazyPage(() => import('../profile/messages.tsx'), 'Messages'),
});

const loadAddresses = () => import('../../features/addresses/index.ts');
const ADDRESSES = { href: '/profile/address', title: 'addresses.title' } as const;

const addresses = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/address',
  staticData: { title: 'addresses.title', trail: 'profile' },
  component: lazyPage(loadAddresses, 'AddressesPage'),
});

const newAddress = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/address/new',
  staticData: { title: 'checkout.newAddress', trail: 'profile', parents: [ADDRESSES] },
  component: lazyPage(loadAddresses, 'AddressesPage'),
});

const editedAddress = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/address/edit/$id',
  staticData: { title: 'addresses.edit', trail: 'profile', parents: [ADDRESSES] },
  component: lazyPage(loadAddresses, 'AddressesPage'),
});

const account = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/account',
  staticData: { title: 'ownAccount.title', trail: 'profile' },
  component: lazyPage(() => import('../../features/account/index.ts'), 'AccountPage'),
});

const loadFiles = () => import('../../features/files/index.ts').then(({ loadFiles: load }) => load());

const files = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/my-files',
  staticData: { title: 'myFiles.title', trail: 'profile' },
  component: lazyPage(loadFiles, 'FilesPage'),
});

const newFile = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/my-files/new-file',
  staticData: {
    title: 'myFiles.newTitle',
    trail: 'profile',
    parents: [{ href: '/profile/my-files', title: 'myFiles.title' }],
  },
  component: lazyPage(loadFiles, 'NewFilePage'),
});

const safetySheets = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/safety-sheets',
  staticData: { title: 'safetySheets.title', trail: 'profile' },
  component: lazyPage(() => import('../../features/safety-sheets/index.ts'), 'SafetySheetsPage'),
});

const billing = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/billing',
  staticData: { title: 'billing.title', trail: 'profile' },
  beforeLoad: async ({ context: { queryClient } }) => {
    const { userData } = await queryClient.ensureQueryData(profileQuery);
    // Private customers have no company.
    if (userData.companyId === null) throw redirect({ to: '/profile/dashboard', replace: true });
  },
  component: lazyPage(() => import('../../features/billing/index.ts'), 'BillingPage'),
});

/** The address of the page before it had colleagues, which mails and bookmarks have. */
const ordering = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/ordering',
  beforeLoad: () => {
    throw redirect({ to: '/profile/company', replace: true });
  },
});

const company = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/company',
  staticData: { title: 'frame.ordering', trail: 'profile' },
  component: lazyPage(() => import('../../features/company/index.ts'), 'OrderingPage'),
});

const partNumbers = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/part-numbers',
  staticData: { title: 'partNumbers.title', trail: 'profile' },
  component: lazyPage(() => import('../../features/part-numbers/index.ts'), 'PartNumbersPage'),
});

const COMPLAINTS = { href: '/profile/rma', title: 'complaints.title' } as const;

const complaints = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/rma',
  staticData: { title: 'complaints.title', trail: 'profile' },
  component: lazyPage(() => import('../profile/rma.tsx'), 'Rma'),
});

const complaint = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/rma/$id',
  staticData: { trail: 'profile', parents: [COMPLAINTS] },
  component: lazyPage(() => import('../../features/complaints/index.ts'), 'ComplaintPage'),
});

const machine = createRoute({
  getParentRoute: () => profileRoute,
  path: '/profile/rma/machines/$id',
  staticData: {
    trail: 'profile',
    parents: [COMPLAINTS, { href: '/profile/rma?view=machines', title: 'machines.title' }],
  },
  component: lazyPage(() => import('../../features/machines/index.ts'), 'MachinePage'),
});

const toDashboard = () => {
  throw redirect({ to: '/profile/dashboard', replace: true });
};

const profile = createRoute({
  getParentRoute: () => shopRoute,
  path: '/profile',
  beforeLoad: toDashboard,
});

/** An unknown path below the profile leads to the dashboard. */
const profileRest = createRoute({
  getParentRoute: () => shopRoute,
  path: '/profile/$',
  beforeLoad: toDashboard,
});

export const profileRoutes = [
  profileRoute.addChildren([
    dashboard,
    orders,
    finance,
    savedCarts,
    messages,
    addresses,
    newAddress,
    editedAddress,
    files,
    newFile,
    safetySheets,
    billing,
    company,
    account,
    ordering,
    partNumbers,
    complaints,
    complaint,
    machine,
  ]),
  profile,
  profileRest,
] as const;
