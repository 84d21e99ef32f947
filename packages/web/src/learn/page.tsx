import { Link, useSearchParams } from 'react-router';
import room from '../app/room.module.css';
import { useSpokenLanguage } from '../host/use-spoken-language.ts';
import { MoreWords } from '../i18n/more-words.tsx';
import { LessonBoard } from './lesson-board.tsx';
import { LESSON_NAMES, lessonNamed } from './lessons.ts';
import { useProgress } from './progress.ts';
import { LEARN_MESSAGES, useLearnSay } from './words.ts';

/** The lessons, and the one that is played. */
export default function LearnPage() {
  const [address] = useSearchParams();
  useSpokenLanguage();
  const name = lessonNamed(address.get('lesson'));
  return (
    <MoreWords of={LEARN_MESSAGES}>
      {name === null ? <Lessons /> : <LessonBoard key={name} name={name} />}
    </MoreWords>
  );
}

const Lessons = () => {
  const say = useLearnSay();
  const done = useProgress((progress) => progress.lessons);
  return (
    <div className={room.page}>
      <h1>{say('learn.title')}</h1>
      <p>{say('learn.intro')}</p>
      <Link className="button" to="/puzzles">
        {say('learn.puzzles')}
      </Link>
      <ol className={room.list}>
        {LESSON_NAMES.map((name, index) => (
          <li key={name}>
            <span>
              <strong>
                {index + 1}. {say(`learn.${name}`)}
              </strong>
              <span className={room.quiet}>{say(`learn.${name}.goal`)}</span>
            </span>
            <span className="row">
              {done.includes(name) && <span>✓ {say('learn.done')}</span>}
              <Link className="button primary" to={`/learn?lesson=${name}`}>
                {say('learn.begin.named', { title: say(`learn.${name}`) })}
              </Link>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
};
