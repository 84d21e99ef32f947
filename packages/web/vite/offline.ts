import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';

const LARGEST_FILE = 16_000_000;
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

/** The page without network: a service worker keeps all its files. A new version waits until somebody asks for it. */
export const offline = () =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: null,
    manifest: MANIFEST,
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,webmanifest,json,jsonl,tsv,txt,bin}'],
      maximumFileSizeToCacheInBytes: LARGEST_FILE,
      cleanupOutdatedCaches: true,
      navigateFallback: 'index.html',
      // SQLite is kept when somebody has brought a card database.
      runtimeCaching: [{ urlPattern: /\.wasm$/, handler: 'CacheFirst' }],
      // The names of all but these change with what is in them.
      dontCacheBustURLsMatching: /assets\//,
    },
  });
