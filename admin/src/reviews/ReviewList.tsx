import type { AdminReviewView } from '@shop/contract';
import { ListBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { SearchField } from '../ui/SearchField';
import { ReviewCard } from './ReviewCard';

const STATES = ['pending', 'published', 'rejected'] as const;
const RATINGS = ['5', '4', '3', '2', '1'] as const;
const WAITING = { state: 'pending' };

/** What customers say, those first that nobody has read yet. */
export function ReviewList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const states = STATES.map((id) => ({ id, name: translate(`reviews.is.${id}`) }));
  const ratings = RATINGS.map((id) => ({ id, name: translate('reviews.stars', { smart_count: Number(id) }) }));
  return (
    <ListBase
      sort={{ field: 'submittedAt', order: 'DESC' }}
      filterDefaultValues={WAITING}
      perPage={25}
      exporter={false}
    >
      <ListHead
        title={<PageTitle title={label('reviews', 2)} />}
        filters={
          <>
            <SearchField source="q" label="reviews.find" />
            <ChoiceField
              source="state"
              label={translate('reviews.state')}
              any={translate('reviews.anyState')}
              choices={states}
            />
            <ChoiceField
              source="rating"
              label={translate('reviews.rating')}
              any={translate('reviews.anyRating')}
              choices={ratings}
            />
          </>
        }
      />
      <ListSheet>
        <CardList<AdminReviewView> empty={<NothingHere>{translate('reviews.nothing')}</NothingHere>}>
          {(review) => <ReviewCard review={review} />}
        </CardList>
      </ListSheet>
      <ListPager />
    </ListBase>
  );
}
