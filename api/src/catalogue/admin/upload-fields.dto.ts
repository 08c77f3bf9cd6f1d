import { applyDecorators } from '@nestjs/common';
import { OTHER_LANGUAGE_CODES } from '@shop/contract';
import { IsOptional } from 'class-validator';
import { IsFlag, IsLine, IsLineOrEmpty, IsText } from '../../common/public';

/** The alternative texts of an uploaded photo by language. */
export class PhotoFields {
  @IsLine(200)
  en!: string;
}

for (const language of OTHER_LANGUAGE_CODES) {
  applyDecorators(IsOptional(), IsLineOrEmpty(200))(PhotoFields.prototype, language);
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
