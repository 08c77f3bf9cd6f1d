import type { AdminReviewView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { CountryFilter, PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { ReviewBulkActions } from './ReviewBulkActions';
import { ReviewCard } from './ReviewCard';

const STATES = ['pending', 'published', 'rejected'] as const;
const RATINGS = ['5', '4', '3', '2', '1'] as const;

/** Customer reviews; by default those that staff have not decided on. */
export function ReviewList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'submittedAt', order: 'DESC' }}
      filterDefaultValues={{ state: 'pending' }}
      filters={
        <>
          <SearchFilter source="q" label="reviews.search" />
          <SelectFilter
            source="state"
            label="reviews.state"
            anyLabel="reviews.anyState"
            choices={STATES}
            choiceLabels="reviews.statuses"
          />
          <SelectFilter
            source="rating"
            label="reviews.rating"
            anyLabel="reviews.anyRating"
            choices={RATINGS}
            choiceLabels={(rating) => translate('reviews.stars', { smart_count: Number(rating) })}
          />
          <CountryFilter />
          <PeriodFilter />
        </>
      }
    >
      <ReviewBulkActions />
      <RecordList<AdminReviewView> renderCard={(review) => <ReviewCard review={review} />} empty="reviews.empty" />
    </ListPage>
  );
}
