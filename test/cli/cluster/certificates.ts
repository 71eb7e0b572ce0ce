/** A client certificate, which is also its own CA, and its key. Nothing trusts it. */

/** Valid from 2000 to 2100, whatever the clock of the computer. */
export const CERTIFICATE = pem('CERTIFICATE', 'MIIBMjCB2aADAgECAhRoBGmoAJ5WPcfRaxQnei2YGuDpkjAKBggqhkjOPQQDAjAOMQwwCgYDVQQDDANhbm4wIBcNMDAwMTAxMDAwMDAwWhgPMjEwMDAxMDEwMDAwMDBaMA4xDDAKBgNVBAMMA2FubjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOVv25mMIG6fd7Bfng5kXHB4omVH/LabdMrNdbgrYK6GNSBEQntvXNUaWt4Rv4OELIF8KEwly7Z9F7cKwWPAwyWjEzARMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIgZ0Xoo5f3zRNEqb9r2XbR1vmALthnzxfvu9sWuQmScXECIQCPc3lSxGuo3KK9skb1oJD4Gdj9Dp8I+9ukdh9msPDmGw==');

/** Of the same key. It expired on 1 January 2001. */
export const EXPIRED = pem('CERTIFICATE', 'MIIBMTCB16ADAgECAhQVI7bVZeuHN6emPJPllrgsCAHDDTAKBggqhkjOPQQDAjAOMQwwCgYDVQQDDANhbm4wHhcNMDAwMTAxMDAwMDAwWhcNMDEwMTAxMDAwMDAwWjAOMQwwCgYDVQQDDANhbm4wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATlb9uZjCBun3ewX54OZFxweKJlR/y2m3TKzXW4K2CuhjUgREJ7b1zVGlreEb+DhCyBfChMJcu2fRe3CsFjwMMloxMwETAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQDoYTjRQ6u1maE/CdUi0hjoRlVGm5pCrMyZx9A8RCAjywIhAMVmWYI+Pmy6PgKomhpM7uCM7gdaYIcuAwcN3L5uFdZ1');

/** The key of both. */
export const KEY = pem('PRIVATE KEY', 'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvgSmCveR4wwhzjD3w978HeJyj5KxyOZ+R+Fl4bDrACmhRANCAATlb9uZjCBun3ewX54OZFxweKJlR/y2m3TKzXW4K2CuhjUgREJ7b1zVGlreEb+DhCyBfChMJcu2fRe3CsFjwMMl');

function pem(type: string, data: string): string {
  return [`-----BEGIN ${type}-----`, ...data.match(/.{1,64}/g)!, `-----END ${type}-----`, ''].join('\n');
}
