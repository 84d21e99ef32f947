/** An authenticator as a program: it makes keys and signs challenges as a telephone or a security key does. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
/** Lengths of this authenticator are below 65,536. */
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes]);
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

export interface Place {
  readonly rpID: string;
  readonly origin: string;
}
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = base64url(randomBytes(16));
  #counter = 0;
  #account = '';

  #clientData(type: string, challenge: string, { origin }: Place): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
  #authData({ rpID }: Place, flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), counter, more]);
  }
  #common() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }
  register(challenge: string, account: string, place: Place) {
    this.#account = account;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(this.#authData(place, 0x45, key))],
    ]);
    const response = {
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, place)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    };
    return { response: { ...this.#common(), response } };
  }
  /** `flags`: somebody was there, and was recognised. */
  signIn(challenge: string, place: Place, flags = 0x05) {
    const client = this.#clientData('webauthn.get', challenge, place);
    const authData = this.#authData(place, flags);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.#keys.privateKey);
    const response = {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      userHandle: this.#account === '' ? null : base64url(this.#account),
    };
    return { response: { ...this.#common(), response } };
  }
}
