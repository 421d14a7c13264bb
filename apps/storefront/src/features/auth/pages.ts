import { accountTexts } from '../../shared/texts/account-texts.ts';
import { NewsletterConfirmPage } from './newsletter/confirm-page.tsx';
import { NewsletterSuccessPage } from './newsletter/success-page.tsx';
import { ForgotPasswordPage } from './passwords/forgot-page.tsx';
import { ResetPasswordPage } from './passwords/reset-page.tsx';
import { ResetSuccessPage } from './passwords/reset-success-page.tsx';
import { VerifyEmailPage } from './passwords/verify-page.tsx';
import { ConfirmRegistrationPage } from './private/confirm-page.tsx';
import { RegisterPrivatePage } from './private/register-page.tsx';
import { SocialPage } from './social/social-page.tsx';
import { AnswerPage } from './request/answer-page.tsx';
import { RegisterPage } from './request/register-page.tsx';

const PAGES = {
  AnswerPage,
  ConfirmRegistrationPage,
  ForgotPasswordPage,
  NewsletterConfirmPage,
  NewsletterSuccessPage,
  RegisterPage,
  RegisterPrivatePage,
  ResetPasswordPage,
  ResetSuccessPage,
  SocialPage,
  VerifyEmailPage,
};

/** The pages by which people get an account or a password, or confirm an address for the newsletter, loaded together with their texts. */
export async function loadAccountPages(): Promise<typeof PAGES> {
  await accountTexts();
  return PAGES;
}
