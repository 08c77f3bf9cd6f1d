import { IsOptional } from 'class-validator';
import { IsFlag, IsLine, IsLineOrEmpty, IsText } from '../../common/public';

/** The alternative texts of an uploaded photo. */
export class PhotoFields {
  @IsLine(200)
  en!: string;

  @IsOptional()
  @IsLineOrEmpty(200)
  ja?: string;

  @IsOptional()
  @IsLineOrEmpty(200)
  fr?: string;

  @IsOptional()
  @IsLineOrEmpty(200)
  es?: string;

  @IsOptional()
  @IsLineOrEmpty(200)
  de?: string;
}

/** The text fields of an uploaded workbook. */
export class SpreadsheetFields {
  @IsOptional()
  @IsFlag()
  apply?: boolean;

  @IsOptional()
  @IsText(64)
  agreement?: string;

  @IsOptional()
  @IsLine(120)
  title?: string;
}
