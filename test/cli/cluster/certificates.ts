/** A client certificate, which is also its own CA, and its key. Nothing trusts it. */

/** Valid for a hundred years. */
export const CERTIFICATE = pem('CERTIFICATE', 'MIIBdDCCARmgAwIBAgIUCJKDMZ+AzBIJ66m6R92dIIVmvhQwCgYIKoZIzj0EAwIwDjEMMAoGA1UEAwwDYW5uMCAXDTI2MTEzMDE0MTQzNVoYDzIxMjYxMTA2MTQxNDM1WjAOMQwwCgYDVQQDDANhbm4wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATlb9uZjCBun3ewX54OZFxweKJlR/y2m3TKzXW4K2CuhjUgREJ7b1zVGlreEb+DhCyBfChMJcu2fRe3CsFjwMMlo1MwUTAdBgNVHQ4EFgQUEMm9eKtX26mAoTnBs+MV832o9WEwHwYDVR0jBBgwFoAUEMm9eKtX26mAoTnBs+MV832o9WEwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAw3CR7E8C+G60kBpf5BhOEBsB2rpqibyju/A8eaImwlcCIQD7gKOomlllHRBM4shIne7C6tDKVnBFxCgURKu6r0ft2w==');

/** Of the same key. It expired on 29 November 2026. */
export const EXPIRED = pem('CERTIFICATE', 'MIIBFjCBvQIUc9zvuUqKMnfWe4yy55HBMC9FklgwCgYIKoZIzj0EAwIwDjEMMAoGA1UEAwwDYW5uMB4XDTI2MTEzMDE0MTQzNVoXDTI2MTEyOTE0MTQzNVowDjEMMAoGA1UEAwwDYW5uMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE5W/bmYwgbp93sF+eDmRccHiiZUf8tpt0ys11uCtgroY1IERCe29c1Rpa3hG/g4QsgXwoTCXLtn0XtwrBY8DDJTAKBggqhkjOPQQDAgNIADBFAiEAvWdwMF9d+u+t+mFsoJd7ZrJij2cBGX1bI+WsPNI34qMCICaswNL85BCxD4k/QcWtRzRXCqBNrjcQyvSlbXguLmGI');

/** The key of both. */
export const KEY = pem('PRIVATE KEY', 'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvgSmCveR4wwhzjD3w978HeJyj5KxyOZ+R+Fl4bDrACmhRANCAATlb9uZjCBun3ewX54OZFxweKJlR/y2m3TKzXW4K2CuhjUgREJ7b1zVGlreEb+DhCyBfChMJcu2fRe3CsFjwMMl');

function pem(type: string, data: string): string {
  return [`-----BEGIN ${type}-----`, ...data.match(/.{1,64}/g)!, `-----END ${type}-----`, ''].join('\n');
}
