-- The part of a proof's picture that shows the piece: shares of its width and height from the top left corner. Null: all of it.
alter table proof add column piece_area jsonb;
