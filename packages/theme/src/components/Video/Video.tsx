import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {videoHost} from '../videoHost.js';
import styles from '#css/Video.module.css';

/** Moves the focus to the player, because the button that had it is unmounted. */
const takeFocus = (player: HTMLIFrameElement | null): void => player?.focus();

/**
 * A YouTube video. Nothing is loaded from YouTube until the reader presses play; then the player comes from the
 * cookie-free host. Without JavaScript, the link remains.
 */
export default function Video({
  id,
  title,
}: {
  /** YouTube video id, 11 characters. */
  id: string;
  title: string;
}): ReactNode {
  const [playing, setPlaying] = useState(false);
  const player = (): ReactNode => (
    <iframe
      ref={takeFocus}
      className={styles.player}
      src={`${videoHost}/embed/${id}?autoplay=1`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
  const poster = (
    <div className={styles.poster} data-video={title}>
      <button type="button" className={clsx('needs-script', styles.play)} onClick={() => setPlaying(true)}>
        <span aria-hidden="true">▶</span>{' '}
        <span>{translate({id: 'site.video.play', message: 'Play: {title}'}, {title})}</span>
      </button>
      <p className={styles.hint}>
        <span className={clsx('needs-script', styles.onScreen)}>
          <Translate id="site.video.loads">Playing the video loads it from YouTube.</Translate>{' '}
        </span>
        <Link to={`https://www.youtube.com/watch?v=${id}`}>
          Watch it on YouTube<span className={clsx('needs-script', styles.onScreen)}> instead</span>
          <span className="visually-hidden">{`: ${title}`}</span>
        </Link>
      </p>
    </div>
  );
  // The same element before and after: React would insert another one before the text that follows on the page, which is
  // gone where a browser translates it.
  return <div data-slide="below-heading">{playing ? player() : poster}</div>;
}
