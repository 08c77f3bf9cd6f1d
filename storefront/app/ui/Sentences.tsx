import { LANGUAGES } from '@shop/contract';
import { Children, Fragment, type ReactNode } from 'react';
import { useSite } from '../layout/site';

/** Its children are sentences, or what follows one, and stand one after the other as the page's language writes them. */
export function Sentences({ children }: { children: ReactNode }) {
  const { sentenceSpace } = LANGUAGES[useSite().language];
  return Children.toArray(children).map((sentence, index) => (
    // What is shown depends on the place alone.
    <Fragment key={index}>
      {index > 0 && sentenceSpace}
      {sentence}
    </Fragment>
  ));
}
