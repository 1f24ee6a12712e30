/** SQL over result directories, through a database that is fetched when it is wanted. */
@NullMarked
package org.spindle.cli.query;

import org.jspecify.annotations.NullMarked;
