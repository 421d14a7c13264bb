export { PublicTermsPage, TermsPage } from './terms-page.tsx';
