export { beginActing } from './begin-acting.ts';
export { LoginPage } from './login-page.tsx';
export { LogoutPage } from './logout-page.tsx';
