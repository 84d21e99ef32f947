import { useSay } from '../i18n/say.ts';

export default function Page() {
  const say = useSay();
  return <h1>{say('app.nav.cards')}</h1>;
}
