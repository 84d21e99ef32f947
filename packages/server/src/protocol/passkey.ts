/** What is said over HTTP about passkeys. The library of the browser makes what is sent, that of the server reads it; here its shape and its size are bounded. */
import { z } from 'zod';

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/);
const passkeyId = base64url(1400);
const common = {
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};
const transports = z.array(z.string().max(20)).max(10);

/** `POST /api/passkeys` */
export const newPasskey = z.strictObject({
  response: z.object({
    ...common,
    response: z.object({
      clientDataJSON: base64url(2000),
      attestationObject: base64url(8000),
      transports: transports.optional(),
    }),
  }),
});
/** `POST /api/passkeys/sign-in` */
export const usedPasskey = z.strictObject({
  response: z.object({
    ...common,
    response: z.object({
      clientDataJSON: base64url(2000),
      authenticatorData: base64url(2000),
      signature: base64url(2000),
      userHandle: base64url(200).nullish(),
    }),
  }),
});
/** `POST /api/passkeys/remove` */
export const passkeyRemoved = z.strictObject({ id: passkeyId });
/** `POST /api/passkeys/options` and `POST /api/passkeys/sign-in/options`: for the library of the browser. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

/** `GET /api/passkeys` */
export const passkeysShown = z.object({
  passkeys: z.array(z.object({ id: passkeyId, createdAt: z.number(), usedAt: z.number().nullable() })),
});
export type PasskeysShown = z.infer<typeof passkeysShown>;
