/* What the home page does without: dialogs, forms and tables. */
import 'bootstrap/dist/css/bootstrap.min.css?later';
import './later/index.css';
