import type { FieldErrorCode } from '@shop/contract';
import { errorText } from './i18n';

describe('the English error texts', () => {
  test.each<[FieldErrorCode, string]>([
    ['system_error', 'System error.'], // S8.1
    ['page_not_found', 'This page could not be found.'], // S8.3
    ['resource_not_found', 'Resource not found.'], // S8.4
    ['login_failed', 'Login failed: check e-mail and password.'], // S8.5
    ['too_frequent', 'Request too frequent: try again after 2 minutes.'], // S8.6
    ['email_not_registered', 'E-mail not a registered member.'], // S8.7
    ['email_already_registered', 'E-mail already registered, go to login.'], // S8.8
    ['reset_request_error', 'Reset request error (404): check the information entered.'], // S8.9
    ['upload_failed', 'File upload failed: try later or another method (or a link).'], // S8.10
    ['login_required', 'Login required.'], // S8.12
    ['session_timed_out', 'Session timed out.'], // S8.13
    ['password_change_failed', 'Password change failed: check the current password.'], // S8.14
    ['order_invalid', 'Invalid order cancelled automatically.'], // S8.15
    ['order_invalid', 'Order replacement required'], // S8.16
    ['order_not_found_or_paid', 'Order not found or already paid.'], // S8.17, S8.18
    ['paypal_error', 'PayPal communication error, retry later.'], // S8.19
    ['order_expired', 'Order older than 7 days expired.'], // S8.21
    ['insufficient_balance', 'Insufficient balance, recharge and retry.'], // S8.22
    ['phone_invalid', 'Phone must be valid.'], // S5.5
    ['password_length', 'The password requires 8 to 32 characters.'], // S5.8
    ['password_mismatch', 'The password entered twice is not the same, please check and re-enter it.'], // S5.10
    ['must_agree', 'You must agree to continue!'], // S5.17
    ['file_missing', 'Please select a file.'], // S5.38
    ['file_too_large', 'File size should be less than 80 MB!'], // S5.40
  ])('the text of %s contains the specified sentence: %s', (code, sentence) => {
    const sentences = errorText('en', code).split(/(?<=[.!])\s+|: (?=please)/);
    expect(sentences).toContain(sentence);
  });
});
