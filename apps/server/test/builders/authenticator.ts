import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const NEW_CREDENTIAL = 0x40;

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const uint = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** An authenticator in software, with one ES256 key, in a browser at the origin. */
export function anAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number): Buffer =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), uint((counter += 1), 4)]);
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** What it answers to `navigator.credentials.create`. */
    create({ challenge }: { readonly challenge: string }) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const key = Buffer.from(isoCBOR.encode(cose as never));
      const authData = Buffer.concat([
        head(USER_PRESENT | NEW_CREDENTIAL),
        Buffer.alloc(16),
        uint(id.length, 2),
        id,
        key,
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation as never))),
      });
    },
    /** What it answers to `navigator.credentials.get`. */
    sign({ challenge }: { readonly challenge: string }) {
      const authenticatorData = head(USER_PRESENT);
      const data = clientData('webauthn.get', challenge);
      const signed = createSign('sha256').update(Buffer.concat([authenticatorData, sha256(data)]));
      return credential({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signed.sign(privateKey)),
      });
    },
  };
}
