import { Button } from 'react-aria-components';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSay } from '../i18n/say.ts';

/** To the place in the list from which the ruling was opened, or to the list. */
export const WayBack = () => {
  const say = useSay();
  const navigate = useNavigate();
  const { state } = useLocation();
  return state !== null && typeof state === 'object' && 'fromList' in state ? (
    <Button className="button" onPress={() => navigate(-1)}>
      {say('rulings.back-to-list')}
    </Button>
  ) : (
    <Link className="button" to="/rulings">
      {say('rulings.all')}
    </Link>
  );
};
