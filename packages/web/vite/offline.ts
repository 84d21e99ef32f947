import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';

const MANIFEST: VitePWAOptions['manifest'] = {
  name: 'Spellspeed',
  short_name: 'Spellspeed',
  description:
    'A Yu-Gi-Oh! OCG duel in the browser: play a bot, ask why something is not allowed, step through rulings.',
  // The page can lie in any folder of any host.
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#12141d',
  theme_color: '#1c1f2c',
  categories: ['games'],
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/**
 * The page without network: a service worker keeps the page itself, and each piece of it that was wanted once (`app/offline/`). Before the first question nothing is
 * loaded for later. A new version waits until somebody asks for it.
 */
export const offline = () =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: null,
    manifest: MANIFEST,
    // The icons are for who installs the page.
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['index.html', 'pieces.json', 'icon.svg'],
      cleanupOutdatedCaches: true,
      // What is asked for after the first visit has begun is kept as well.
      clientsClaim: true,
      navigateFallback: 'index.html',
      // The name of a piece changes with what is in it. The cache is that of `app/offline/keep.ts`.
      runtimeCaching: [
        { urlPattern: /\/assets\//, handler: 'CacheFirst', options: { cacheName: 'spellspeed-pieces' } },
      ],
    },
  });
