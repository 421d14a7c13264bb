import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '@sjaj/app-kit';
import { isSignedIn } from '../../shared/session/token.ts';
import { isLoginReason, type LoginReason, pathAfterLogin } from '../../shared/session/login-address.logic.ts';
import { rootRoute } from './root.tsx';

interface LoginSearch {
  readonly redirect?: string;
  readonly expired?: true;
  readonly why?: LoginReason;
}

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/login',
  staticData: { title: 'auth.title' },
  validateSearch: (search: Readonly<Record<string, unknown>>): LoginSearch => ({
    ...(typeof search['redirect'] === 'string' && { redirect: search['redirect'] }),
    ...(search['expired'] === true && { expired: true as const }),
    ...(isLoginReason(search['why']) && { why: search['why'] }),
  }),
  beforeLoad: ({ search }) => {
    if (isSignedIn()) throw redirect({ href: pathAfterLogin(search.redirect), replace: true });
  },
  component: lazyPage(() => import('../../features/auth/index.ts'), 'LoginPage'),
});

/** Where the back office opens the shop in the name of a company. The token is in the fragment, which no server sees. */
const acting = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/acting',
  staticData: { title: 'auth.title' },
  beforeLoad: async ({ location }) => {
    const [token = '', page] = location.hash.split(',');
    const { beginActing } = await import('../../features/auth/index.ts');
    if (token !== '') await beginActing(token);
    throw redirect({ to: page === 'quick-order' ? '/quick-order' : '/', replace: true });
  },
});

const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/logout',
  staticData: { title: 'auth.logOut' },
  component: lazyPage(() => import('../../features/auth/index.ts'), 'LogoutPage'),
});

const loadAccountPages = () => import('../../features/auth/pages.ts').then((pages) => pages.loadAccountPages());

const register = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/register',
  staticData: { title: 'auth.requestTitle' },
  component: lazyPage(loadAccountPages, 'RegisterPage'),
});

const registerPrivate = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/register/private',
  staticData: { title: 'openShop.openAccount' },
  component: lazyPage(loadAccountPages, 'RegisterPrivatePage'),
});

/** Where the mail of a private customer's registration leads. */
const confirmRegistration = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/confirm-registration',
  staticData: { title: 'openShop.openAccount' },
  component: lazyPage(loadAccountPages, 'ConfirmRegistrationPage'),
});

/** Where a log-in at Google or Facebook leads back to. */
const socialLogin = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/social',
  staticData: { title: 'auth.title' },
  component: lazyPage(loadAccountPages, 'SocialPage'),
});

/** Where the mail with a question about a request leads. */
const answer = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/register/answer',
  staticData: { title: 'auth.requestTitle' },
  component: lazyPage(loadAccountPages, 'AnswerPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/forgot-password',
  staticData: { title: 'auth.forgot' },
  component: lazyPage(loadAccountPages, 'ForgotPasswordPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/customer-password-reset',
  staticData: { title: 'auth.newPassword' },
  component: lazyPage(loadAccountPages, 'ResetPasswordPage'),
});

const verifyEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/verify-email',
  staticData: { title: 'auth.newPassword' },
  component: lazyPage(loadAccountPages, 'VerifyEmailPage'),
});

const resetSuccess = createRoute({
  getParentRoute: () => rootRoute,
  path: '/password-reset-success',
  staticData: { title: 'auth.newPassword' },
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly staff?: true } =>
    search['staff'] === true ? { staff: true } : {},
  component: lazyPage(loadAccountPages, 'ResetSuccessPage'),
});

const newsletterConfirm = createRoute({
  getParentRoute: () => rootRoute,
  path: '/newsletter-confirm',
  staticData: { title: 'footer.newsletterTitle' },
  component: lazyPage(loadAccountPages, 'NewsletterConfirmPage'),
});

const newsletterSuccess = createRoute({
  getParentRoute: () => rootRoute,
  path: '/newsletter-success',
  staticData: { title: 'footer.newsletterTitle' },
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly message?: 'confirmed' | 'unsubscribed' } => {
    const { message } = search;
    return message === 'confirmed' || message === 'unsubscribed' ? { message } : {};
  },
  component: lazyPage(loadAccountPages, 'NewsletterSuccessPage'),
});

export const authRoutes = [
  login,
  acting,
  logout,
  register,
  registerPrivate,
  confirmRegistration,
  socialLogin,
  answer,
  forgotPassword,
  resetPassword,
  verifyEmail,
  resetSuccess,
  newsletterConfirm,
  newsletterSuccess,
] as const;
